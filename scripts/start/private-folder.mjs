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

/** New files of this process and its children are for their owner only from now on. */
export const keepNewFilesPrivate = () => void process.umask(OTHERS);

/**
 * Removes the permissions of other users from a file or folder. Ignores one that was deleted in the meantime.
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
 * True for folders of other programs or people: the product must not change their modes.
 * @param {string} dir
 * @param {import('node:fs').Stats} stats
 */
const isShared = (dir, stats) =>
  (stats.mode & STICKY) !== 0 ||
  [path.parse(dir).root, os.homedir(), path.resolve(repository)].includes(path.resolve(dir));

/**
 * Throws a Problem when the folder cannot be made private.
 * @param {string} dir
 */
const assertOwn = async (dir) => {
  const stats = await lstat(dir);
  if (isShared(dir, stats)) {
    throw new Problem(
      `${dir} holds other things too. Name a folder that only Folkmoot uses: --data ${path.join(dir, 'folkmoot')}`,
    );
  }
  const user = process.getuid?.() ?? 0;
  if (user !== 0 && stats.uid !== user) {
    throw new Problem(
      `The data folder ${dir} belongs to another user of this machine. Start as that user, or use --data DIR.`,
    );
  }
};

/**
 * Closes a data folder and everything in it to other users of the machine; links are not followed.
 * @param {string} folder
 */
export const makePrivate = async (folder) => {
  const dir = await realpath(folder);
  await assertOwn(dir);
  // First, so that from now on no other user reaches its content.
  await chmod(dir, OWNER_ONLY);
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    tighten(path.join(entry.parentPath ?? entry.path, entry.name));
  }
};
