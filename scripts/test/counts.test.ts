import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readCheckCounts, readJestCounts, readPlaywrightCounts } from './counts.mjs';

const dir = mkdtempSync(path.join(os.tmpdir(), 'counts-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const result = (value: unknown): string => {
  const file = path.join(dir, 'result.json');
  writeFileSync(file, JSON.stringify(value));
  return file;
};

const jestResult = {
  numPassedTests: 0,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
};
const playwright = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

describe('counts of npm test', () => {
  it('are the sums of passed and failed over each kind of result', () => {
    expect(readCheckCounts(result({ passed: 9, failed: 2 }))).toEqual({ passed: 9, failed: 2 });
    const suites = {
      ...jestResult,
      numPassedTests: 7,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      numPendingTests: 1,
    };
    expect(readJestCounts(result(suites))).toEqual({ passed: 7, failed: 3 });
    const journeys = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 1 }, errors: [{}] };
    expect(readPlaywrightCounts(result(journeys))).toEqual({ passed: 4, failed: 4 });
  });

  it.each([
    ['jest', () => readJestCounts(result(jestResult))],
    ['playwright', () => readPlaywrightCounts(result(playwright))],
    ['check', () => readCheckCounts(result({ passed: 0, failed: 0 }))],
    ['a missing file', () => readJestCounts(path.join(dir, 'nothing.json'))],
    ['a result of another shape', () => readPlaywrightCounts(result([]))],
  ])('are a failure when %s has no test', (_what, read) => {
    expect(read()).toEqual({ passed: 0, failed: 1 });
  });
});
