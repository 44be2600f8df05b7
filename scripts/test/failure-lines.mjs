/** @file Failed tests as the last lines of `npm test` name them. */
import { stripVTControlCharacters } from 'node:util';

const MOST_PROBLEMS = 12;
const MOST_FAILURES = 20;

/** @typedef {import('./counts.mjs').Failure} Failure */

/**
 * @param {string} step
 * @param {Failure} failure
 */
const linesOf = (step, { name, problems }) => {
  const filled = problems.map((line) => stripVTControlCharacters(line)).filter((line) => line.trim());
  return [`  ${step}: ${name}`, ...filled.slice(0, MOST_PROBLEMS).map((line) => `      ${line}`)];
};

/**
 * The failures of a step, each with the first lines of its error.
 * @param {string} step
 * @param {readonly Failure[]} failures
 * @returns {string[]}
 */
export const failureLines = (step, failures) => {
  const lines = failures.slice(0, MOST_FAILURES).flatMap((failure) => linesOf(step, failure));
  const left = failures.length - MOST_FAILURES;
  return left > 0 ? [...lines, `  ${step}: … and ${left} more`] : lines;
};
