/** @file Checks the data folder: it exists, is writable, has enough room and is not used by another run. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { access, constants, mkdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import { makePrivate } from './private-folder.mjs';
import { Problem } from './problem.mjs';

const BYTES_PER_MB = 1024 * 1024;
const NEEDED_MB = 300;
const LOCK = 'running.json';

/** @param {string} dir */
const assertWritable = async (dir) => {
  try {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    await access(dir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Problem(`The data folder ${dir} cannot be written: ${error instanceof Error ? error.message : error}`);
  }
};

/** @param {string} dir */
const assertRoom = async (dir) => {
  const { bavail, bsize } = await statfs(dir);
  const freeMb = Math.floor((bavail * bsize) / BYTES_PER_MB);
  if (freeMb < NEEDED_MB) {
    throw new Problem(
      `The disk of ${dir} has ${freeMb} MB free; Folkmoot needs ${NEEDED_MB} MB. Choose another folder: --data DIR`,
    );
  }
};

/**
 * True when the process is one of ours and alive. The pid alone could belong to another program now.
 * @param {number} pid
 */
const isRunning = (pid) => {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('start.mjs');
  } catch {
    return true;
  }
};

/** @param {string} file */
const readLock = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

/**
 * The product that runs on a data folder. Null when none does.
 * @param {string} dir
 * @returns {{ pid: number, port: number } | null}
 */
export const runningOn = (dir) => {
  const lock = readLock(path.join(dir, LOCK));
  return lock && isRunning(lock.pid) ? lock : null;
};

/**
 * Makes the folder, closes it to other users of the machine, and locks it until this process ends.
 * @param {string} dir
 * @param {number} port shown when a person starts the product a second time
 */
export const claimDataFolder = async (dir, port) => {
  await assertWritable(dir);
  await assertRoom(dir);
  const file = path.join(dir, LOCK);
  const lock = runningOn(dir);
  if (lock && lock.pid !== process.pid) {
    throw new Problem(
      `Folkmoot already runs on ${dir}, at http://localhost:${lock.port} (process ${lock.pid}). Stop it, or use --data DIR.`,
    );
  }
  await makePrivate(dir);
  writeFileSync(file, JSON.stringify({ pid: process.pid, port }), { mode: 0o600 });
  process.once('exit', () => rmSync(file, { force: true }));
};
