/** @file One step of `npm test`: a headline, its output as it comes, its counts and how long it took. */
import { spawn } from 'node:child_process';

const MS_PER_SECOND = 1000;

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {{ root: string, args: string[], counts?: () => Counts }} Program */

/**
 * Without stdin: nothing may wait for somebody to type.
 * @param {Program} program
 * @returns {Promise<number>}
 */
const run = ({ root, args }) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: process.env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });

/**
 * A program that ended badly has at least one failure, whatever it wrote.
 * @param {Program} program
 * @returns {Promise<Counts>}
 */
const runProgram = async (program) => {
  const code = await run(program);
  const counts = program.counts?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
};

/**
 * @param {string} name
 * @param {Program | (() => Promise<void>)} work
 * @returns {Promise<Counts>}
 */
export const runStep = async (name, work) => {
  process.stdout.write(`\n== ${name}\n`);
  const began = performance.now();
  const counts = typeof work === 'function' ? await work().then(() => null) : await runProgram(work);
  const seconds = ((performance.now() - began) / MS_PER_SECOND).toFixed(1);
  const told = counts ? `: ${counts.passed} ok, ${counts.failed} not ok` : ' done';
  process.stdout.write(`== ${name}${told} (${seconds} s)\n`);
  return counts ?? { passed: 0, failed: 0 };
};
