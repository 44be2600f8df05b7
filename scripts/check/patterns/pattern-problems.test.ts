import { findPatterns } from './find-patterns';
import { patternProblems, repeats } from './pattern-problems';

const file = (text: string, path = 'services/x/src/a.ts') => ({ path, text });
const none = { bounded: {}, built: {} };

describe('patterns that read text from outside', () => {
  it('are found anywhere in production code, and not in tests', () => {
    const { written, built } = findPatterns([
      file('const a = { b: [/x+/gi] };\nexport const c = (t: string) => t.split(/\\/[/]$/u);\nnew RegExp(a);'),
      file('const hidden = /y/;', 'services/x/src/a.test.ts'),
    ]);
    expect(written.map(({ line, source, flags }) => [line, source, flags])).toEqual([
      [1, 'x+', 'gi'],
      [2, '\\/[/]$', 'u'],
    ]);
    expect(built.map(({ line, code }) => [line, code])).toEqual([[3, 'new RegExp(a)']]);
  });

  it.each([
    ['blanks at the end', '/\\s+$/'],
    ['a look behind at blanks', '/(?<=Mr\\s+)[A-Z]/'],
    ['a look ahead to the end', '/android(?!.*mobile)/'],
    ['what CSS refers to', '/url\\(\\s*["\']?\\s*(?!#|["\']?#)[a-z/]/i'],
    ['an exponential one', '/^(?:a+)+$/'],
    ['words before a sign', '/[\\p{L}\\d.]+\\s?@/u'],
  ])('are reported with their place when %s makes them slower than linear', async (_, pattern) => {
    const problems = await patternProblems([file(`\nexport const found = ${pattern};`)], none);
    expect(problems).toEqual([expect.stringMatching(/^services\/x\/src\/a\.ts:2 .*takes longer than its text is/)]);
  });

  it.each(['/^[a-z]{1,40}$/', '/\\s+/g', '/[^.!?\\n]+[.!?]*/g', '/(?<![a-z])[a-z]+@/'])(
    'are not reported when their time is linear: %s',
    async (pattern) => expect(await patternProblems([file(`export const found = ${pattern};`)], none)).toEqual([]),
  );

  it('are reported when a program builds them and they are not listed', async () => {
    const files = [file('new RegExp(given);')];
    expect(await patternProblems(files, none)).toEqual([expect.stringContaining('cannot be measured')]);
    expect(await patternProblems(files, { ...none, built: { 'services/x/src/a.ts': 'why' } })).toEqual([]);
  });

  it('are reported when they are listed and no longer exist', async () => {
    const lists = { bounded: { 'services/x/src/a.ts': { 'x+$': 'why' } }, built: { 'services/x/src/b.ts': 'why' } };
    expect(await patternProblems([file('')], lists)).toHaveLength(2);
    expect(await patternProblems([file('const a = /x+$/;')], { ...lists, built: {} })).toEqual([]);
  });
});

test.each([
  ['[*+{]', false],
  ['\\+\\*', false],
  ['colou?r|[^\\]+*]', false],
  ['a*', true],
  ['[a-z]+', true],
  ['\\d{2,4}', true],
  ['[\\]]+', true],
])('%s repeats something: %s', (source, expected) => {
  expect(repeats(source)).toBe(expected);
});
