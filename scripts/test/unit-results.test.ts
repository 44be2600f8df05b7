import { readUnitResults } from './unit-results.mjs';

const passed = (file: string) => ({ ancestorTitles: [file, 'a campaign'], status: 'passed' });
const suite = (name: string, assertionResults: ReturnType<typeof passed>[], message = '') => ({
  name: `/repository/${name}`,
  message,
  startTime: 0,
  endTime: 1,
  assertionResults,
});
const groups = [
  { path: 'build/1.test.cjs', files: ['a.test.ts', 'b.test.ts', 'c.test.ts'] },
  { path: 'd.test.ts', files: ['d.test.ts'] },
];
const single = { ancestorTitles: ['a campaign'], status: 'passed' };
const whole = groups[0]?.files.map(passed) ?? [];
const read = (...suites: ReturnType<typeof suite>[]) => readUnitResults(suites, groups, '/repository');

describe('results of test files in groups', () => {
  it('name no file when all have passed', () => {
    const results = read(suite('build/1.test.cjs', whole), suite('d.test.ts', [single]));
    expect(results).toEqual({ failed: [], missing: [] });
  });

  it('name the file when a test of it fails or is skipped', () => {
    const results = read(
      suite('build/1.test.cjs', [...whole, { ...passed('b.test.ts'), status: 'failed' }]),
      suite('d.test.ts', [{ ...single, status: 'pending' }]),
    );
    expect(results).toEqual({ failed: ['b.test.ts', 'd.test.ts'], missing: [] });
  });

  it('name the file when it leaves something behind', () => {
    const left = suite('build/1.test.cjs', whole, 'c.test.ts left behind: globalThis.fetch');
    expect(read(left, suite('d.test.ts', [single]))).toEqual({ failed: ['c.test.ts'], missing: [] });
  });

  it('name the files without a result when a group ends early', () => {
    expect(read(suite('build/1.test.cjs', [passed('a.test.ts')]))).toEqual({
      failed: [],
      missing: ['b.test.ts', 'c.test.ts', 'd.test.ts'],
    });
  });
});
