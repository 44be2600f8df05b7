/** @file How long the main thread was held at the longest while the API tests ran: nobody else is answered in that time. */
import { readFileSync } from 'node:fs';

const SHOWN = 3;

/**
 * The longest blocks, in words; empty when there were none worth telling.
 * @param {string} file
 * @returns {string[]}
 */
export const longestBlocks = (file) => {
  try {
    return readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .filter(({ file: name }) => /^(?:services|gateway)\//.test(name))
      .sort((one, other) => other.ms - one.ms)
      .slice(0, SHOWN)
      .map(({ ms, test, file: name }) => `main thread held for ${ms} ms: ${name}, ${test || 'before its first test'}`);
  } catch {
    return [];
  }
};
