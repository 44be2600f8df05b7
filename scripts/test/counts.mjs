/** @file Numbers of passed and failed tests, from the result files. A missing result, or zero tests, is a failure. */
import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * @param {string} file
 * @param {(result: any) => Counts} count
 * @returns {Counts}
 */
const read = (file, count) => {
  try {
    const counts = count(JSON.parse(readFileSync(file, 'utf8')));
    return counts.passed + counts.failed > 0 ? counts : { passed: 0, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

/** @param {string} file */
export const readCheckCounts = (file) => read(file, ({ passed, failed }) => ({ passed, failed }));

/**
 * A test file that does not load counts as one failure. A skipped test counts as failed, since no test may be skipped.
 * @param {string} file
 */
export const readJestCounts = (file) =>
  read(file, (result) => ({
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites + result.numPendingTests + result.numTodoTests,
  }));

/** @param {string} file */
export const readPlaywrightCounts = (file) =>
  read(file, ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  }));
