/** @file How many tests passed and failed, read from what each program left behind. No result, or none that ran, is a failure. */
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
 * A test file that could not even be loaded counts as one failure; a skipped test counts as failed, since nothing is skipped here.
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
