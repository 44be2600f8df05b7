/**
 * @file Numbers of passed and failed tests, and which ones failed, from the result files. A missing result, or zero tests, is
 * a failure.
 */
import { readFileSync } from 'node:fs';

/** @typedef {{ name: string, problems: readonly string[] }} Failure A failed test, and its error, one line each. */
/** @typedef {{ passed: number, failed: number, failures: readonly Failure[] }} Counts */

/**
 * @param {string} file
 * @param {(result: any) => Counts} count
 * @returns {Counts}
 */
const read = (file, count) => {
  try {
    const counts = count(JSON.parse(readFileSync(file, 'utf8')));
    if (counts.passed + counts.failed > 0) return counts;
    return { passed: 0, failed: 1, failures: [{ name: 'there is no test', problems: [] }] };
  } catch {
    return { passed: 0, failed: 1, failures: [{ name: 'there is no result', problems: [] }] };
  }
};

/** @param {string} file */
export const readCheckCounts = (file) =>
  read(file, ({ passed, failed, failures = [] }) => ({ passed, failed, failures }));

/**
 * The tests of a file that failed, or were skipped. A file that does not load, or leaves something behind, is one itself.
 * @param {{ name: string, message: string, status: string, assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }} suite
 * @returns {Failure[]}
 */
const jestFailures = ({ name, message, status, assertionResults }) => {
  const failed = assertionResults
    .filter((result) => result.status !== 'passed')
    .map(({ fullName, failureMessages }) => ({ name: fullName, problems: failureMessages.join('\n').split('\n') }));
  return status === 'failed' && failed.length === 0 ? [{ name, problems: message.split('\n') }] : failed;
};

/**
 * A test file that does not load counts as one failure. A skipped test counts as failed, since no test may be skipped.
 * @param {string} file
 */
export const readJestCounts = (file) =>
  read(file, (result) => ({
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites + result.numPendingTests + result.numTodoTests,
    failures: result.testResults.flatMap(jestFailures),
  }));

/** @typedef {{ ok: boolean, file: string, title: string, tests: { status: string, results: { errors: { message?: string }[] }[] }[] }} Spec */

/**
 * @param {{ suites?: any[], specs?: Spec[] }} suite
 * @returns {Failure[]}
 */
const playwrightFailures = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ results }) => ({
        name: `${file} › ${title}`,
        problems: results.flatMap(({ errors }) => errors.flatMap(({ message = '' }) => message.split('\n'))),
      })),
  ),
  ...suites.flatMap(playwrightFailures),
];

/** @param {string} file */
export const readPlaywrightCounts = (file) =>
  read(file, (result) => ({
    passed: result.stats.expected,
    failed: result.stats.unexpected + result.stats.flaky + result.stats.skipped + result.errors.length,
    failures: [
      ...playwrightFailures(result),
      ...result.errors.map(({ message = '' }) => ({ name: 'journeys', problems: message.split('\n') })),
    ],
  }));
