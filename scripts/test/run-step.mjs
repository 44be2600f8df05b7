/** @file One step of `npm test`: a headline, its output, its counts and its duration. */
import { spawn } from 'node:child_process';
import { constants, cpus, setPriority } from 'node:os';

const MS_PER_SECOND = 1000;

/** @typedef {import('./counts.mjs').Counts} Counts */
/**
 * @typedef {{ root: string, args: string[], counts?: () => Counts, isLowPriority?: boolean }} Program With a low priority it
 * uses only the processor time that other steps leave.
 */

/** @typedef {(text: string | Buffer) => void} Write */

/** @type {Write} */
const writeOut = (text) => void process.stdout.write(text);

/**
 * Without stdin: no program may wait for input.
 * @param {Program} program
 * @param {Write} write
 * @returns {Promise<number>}
 */
const run = ({ root, args, isLowPriority }, write) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env: process.env, stdio: ['ignore', 'pipe', 'pipe'] });
    // Its own processes inherit the priority.
    if (isLowPriority && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    child.stdout.on('data', write);
    child.stderr.on('data', write);
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });

/**
 * A program with a non-zero exit code has at least one failure, whatever it wrote.
 * @param {Program} program
 * @param {Write} write
 * @returns {Promise<Counts>}
 */
const runProgram = async (program, write) => {
  const code = await run(program, write);
  const counts = program.counts?.() ?? { passed: code === 0 ? 1 : 0, failed: 0, failures: [] };
  if (code === 0 || counts.failed > 0) return counts;
  return { ...counts, failed: 1, failures: [{ name: `ended with exit code ${code}`, problems: [] }] };
};

/** Processor time of all processes of the machine, in milliseconds. */
const processorMs = () => cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);

/**
 * Prints how long the step took and how many processors were busy: a step that leaves one idle can do more at once.
 * @param {string} name
 * @param {Program | (() => Promise<void>)} work
 * @param {Write} [write]
 * @returns {Promise<Counts>}
 */
export const runStep = async (name, work, write = writeOut) => {
  write(`\n== ${name}\n`);
  const began = performance.now();
  const before = processorMs();
  const counts = typeof work === 'function' ? await work().then(() => null) : await runProgram(work, write);
  const ms = performance.now() - began;
  const busy = ((processorMs() - before) / ms).toFixed(1);
  const result = counts ? `: ${counts.passed} ok, ${counts.failed} not ok` : ' done';
  write(`== ${name}${result} (${(ms / MS_PER_SECOND).toFixed(1)} s, ${busy} of ${cpus().length} processors)\n`);
  return counts ?? { passed: 0, failed: 0, failures: [] };
};

/**
 * A step whose output is buffered until `print`, so that it can run while another step prints.
 * @param {string} name
 * @param {Program} work
 * @returns {{ counts: Promise<Counts>, print: () => void }}
 */
export const startStep = (name, work) => {
  /** @type {(string | Buffer)[]} */
  const output = [];
  const counts = runStep(name, work, (text) => void output.push(text));
  return { counts, print: () => output.forEach(writeOut) };
};
