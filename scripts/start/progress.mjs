/** @file Progress lines with times: each finished step, and its duration. */
const MS_PER_SECOND = 1000;
const LABEL_WIDTH = 52;

/** @param {number} ms */
const seconds = (ms) => `${(ms / MS_PER_SECOND).toFixed(1)} s`;

/**
 * @typedef {{
 *   step: <T>(label: string, work: () => Promise<T> | T, describe?: (result: T) => string) => Promise<T>,
 *   line: (text?: string) => void,
 * }} Progress
 */

/**
 * Prints one line per finished step. On a terminal it also shows the running step, and replaces it at the end.
 * @param {NodeJS.WriteStream} out
 * @returns {Progress}
 */
export const createProgress = (out = process.stdout) => {
  /** @param {string} text */
  const line = (text = '') => void out.write(`${text}\n`);
  return {
    line,
    step: async (label, work, describe) => {
      const began = performance.now();
      if (out.isTTY) out.write(`  … ${label}\r`);
      const result = await work();
      const text = describe?.(result) ?? label;
      const clear = out.isTTY ? '\u001b[2K' : '';
      line(`${clear}  ✓ ${text.padEnd(LABEL_WIDTH)} ${seconds(performance.now() - began)}`);
      return result;
    },
  };
};
