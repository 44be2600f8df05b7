import { failureLines } from './failure-lines.mjs';

describe('failed tests at the end of npm test', () => {
  it('are named with their step and the first lines of their errors, without colours and empty lines', () => {
    const problems = [
      '\u001B[31mExpected: 2\u001B[39m',
      '',
      'Received: 3',
      ...Array.from({ length: 20 }, () => 'at x'),
    ];
    const lines = failureLines('attacks', [{ name: 'a request without a body', problems }]);
    expect(lines.slice(0, 3)).toEqual([
      '  attacks: a request without a body',
      '      Expected: 2',
      '      Received: 3',
    ]);
    expect(lines).toHaveLength(13);
  });

  it('are limited, and the number of the others is said', () => {
    const failures = Array.from({ length: 25 }, (_, i) => ({ name: `test ${i}`, problems: [] }));
    expect(failureLines('check', failures)).toHaveLength(21);
    expect(failureLines('check', failures).at(-1)).toBe('  check: … and 5 more');
  });
});
