/**
 * @file The longest time that the main thread was blocked during the API tests: a server answers no request in that
 * time.
 */
import { readFileSync } from 'node:fs';

const SHOWN = 3;

/**
 * The longest blocks as text. Empty when all were short.
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
      .sort((a, b) => b.ms - a.ms)
      .slice(0, SHOWN)
      .map(({ ms, test, file: name }) => `main thread held for ${ms} ms: ${name}, ${test || 'before its first test'}`);
  } catch {
    return [];
  }
};
