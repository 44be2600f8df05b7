/**
 * @file Runs a program that is not Node: `node run-until-parent-ends.mjs COMMAND ARGS...` stops it when the parent is gone.
 */
import { spawn } from 'node:child_process';

const GRACE_MS = 8000;
const [command = '', ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });

const stop = () => {
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref();
};

process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);
child.once('error', () => process.exit(1));
child.once('exit', (code) => process.exit(code ?? 1));
