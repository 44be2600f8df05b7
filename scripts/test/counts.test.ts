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
  testResults: [],
};
const playwright = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

const assertion = (fullName: string, status: string, failureMessages: string[] = []) => ({
  fullName,
  status,
  failureMessages,
});

describe('counts of npm test', () => {
  it('are the sums of passed and failed over each kind of result', () => {
    expect(readCheckCounts(result({ passed: 9, failed: 2 }))).toMatchObject({ passed: 9, failed: 2 });
    const suites = {
      ...jestResult,
      numPassedTests: 7,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      numPendingTests: 1,
    };
    expect(readJestCounts(result(suites))).toMatchObject({ passed: 7, failed: 3 });
    const journeys = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 1 }, errors: [{}] };
    expect(readPlaywrightCounts(result(journeys))).toMatchObject({ passed: 4, failed: 4 });
  });

  it('name failed and skipped tests, and files that do not load, with their errors', () => {
    const failures = [{ name: 'types', problems: ['x.ts:1'] }];
    expect(readCheckCounts(result({ passed: 1, failed: 1, failures })).failures).toEqual(failures);
    const testResults = [
      { name: 'a.test.ts', status: 'passed', message: '', assertionResults: [assertion('a adds', 'passed')] },
      { name: 'b.test.ts', status: 'failed', message: 'no\nmodule', assertionResults: [] },
      {
        name: 'c.test.ts',
        status: 'failed',
        message: 'c',
        assertionResults: [assertion('c adds', 'failed', ['Expected 2\nat c']), assertion('c counts', 'pending')],
      },
    ];
    expect(readJestCounts(result({ ...jestResult, numFailedTests: 3, testResults })).failures).toEqual([
      { name: 'b.test.ts', problems: ['no', 'module'] },
      { name: 'c adds', problems: ['Expected 2', 'at c'] },
      { name: 'c counts', problems: [''] },
    ]);
    const spec = (title: string, status: string, messages: string[]) => ({
      file: 'home.spec.ts',
      title,
      tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
    });
    const suites = [
      { specs: [spec('opens', 'expected', [])], suites: [{ specs: [spec('saves', 'unexpected', ['a\nb'])] }] },
    ];
    const journeys = { ...playwright, suites, stats: { ...playwright.stats, expected: 1, unexpected: 1 } };
    expect(readPlaywrightCounts(result(journeys)).failures).toEqual([
      { name: 'home.spec.ts › saves', problems: ['a', 'b'] },
    ]);
  });

  it.each([
    ['jest', () => readJestCounts(result(jestResult))],
    ['playwright', () => readPlaywrightCounts(result(playwright))],
    ['check', () => readCheckCounts(result({ passed: 0, failed: 0 }))],
    ['a missing file', () => readJestCounts(path.join(dir, 'nothing.json'))],
    ['a result of another shape', () => readPlaywrightCounts(result([]))],
  ])('are a failure when %s has no test', (_what, read) => {
    expect(read()).toMatchObject({ passed: 0, failed: 1, failures: [{ problems: [] }] });
  });
});
