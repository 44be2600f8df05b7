/** @file A folder that only its owner can enter or read, with everything in it. */
import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { chmod, lstat, realpath } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Problem } from './problem.mjs';

const OTHERS = 0o077;
const STICKY = 0o1000;
const OWNER_ONLY = 0o700;
const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Files that this process and its children create from now on are for their owner only. */
export const keepNewFilesPrivate = () => void process.umask(OTHERS);

/**
 * Takes what others may do from one file or folder. What is gone meanwhile needs nothing.
 * @param {string} file
 */
const tighten = (file) => {
  try {
    const { mode } = lstatSync(file);
    if (mode & OTHERS) chmodSync(file, mode & ~OTHERS & 0o7777);
  } catch (error) {
    if (Object(error).code !== 'ENOENT') throw error;
  }
};

/**
 * Folders in which other programs or people keep things: their modes are not ours to change.
 * @param {string} dir
 * @param {import('node:fs').Stats} found
 */
const isShared = (dir, found) =>
  (found.mode & STICKY) !== 0 ||
  [path.parse(dir).root, os.homedir(), path.resolve(repository)].includes(path.resolve(dir));

/**
 * Throws a Problem when the folder is not one that can be made private.
 * @param {string} dir
 */
const assertOwn = async (dir) => {
  const found = await lstat(dir);
  if (isShared(dir, found)) {
    throw new Problem(
      `${dir} holds other things too. Name a folder that only Folkmoot uses: --data ${path.join(dir, 'folkmoot')}`,
    );
  }
  const user = process.getuid?.() ?? 0;
  if (user !== 0 && found.uid !== user) {
    throw new Problem(
      `The data folder ${dir} belongs to another user of this machine. Start as that user, or use --data DIR.`,
    );
  }
};

/**
 * Closes a data folder and everything in it to other users of the machine; links are not followed.
 * @param {string} given
 */
export const makePrivate = async (given) => {
  const dir = await realpath(given);
  await assertOwn(dir);
  // First: from now on nobody else reaches what is in it.
  await chmod(dir, OWNER_ONLY);
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    tighten(path.join(entry.parentPath ?? entry.path, entry.name));
  }
};
