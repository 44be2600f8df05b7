/** @file Runs a command to its end without output. Its output is shown only when it fails. */
import { spawn } from 'node:child_process';
import { Problem } from './problem.mjs';

const SHOWN_LINES = 25;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** On a stop during an installation or a build, the started commands end too. */
export const stopCommandsWithUs = () => {
  const leave = () => {
    for (const child of running) child.kill('SIGTERM');
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, leave);
  return () => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, leave);
  };
};

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void, shownLines?: number }} options
 * @returns {Promise<string>} everything it printed
 */
export const runCommand = (command, args, { cwd, env = process.env, onLine, shownLines = SHOWN_LINES }) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    let output = '';
    /** @param {Buffer} chunk */
    const take = (chunk) => {
      output += chunk;
      if (onLine) for (const line of String(chunk).split('\n').filter(Boolean)) onLine(line);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('error', (error) => reject(new Problem(`${command} cannot be run: ${error.message}`)));
    child.once('close', (code) => {
      running.delete(child);
      if (code === 0) return resolve(output);
      const tail = output.trimEnd().split('\n').slice(-shownLines);
      return reject(new Problem(`${command} ${args.join(' ')} ended with code ${code}.`, tail));
    });
  });
