import { lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isInstalled, noteInstalled } from '../start/install.mjs';

interface Lock {
  packages: Record<string, { workspaces?: string[]; [field: string]: unknown }>;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

const isThere = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false }) !== undefined;

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b, 'en')));

/**
 * Does the part of `npm install` for a new workspace without new packages: its lines in the lock file, and the link
 * that lets other workspaces import it.
 */
export const addWorkspace = (root: string, dir: string): void => {
  const { name, version, dependencies } = readJson(path.join(root, dir, 'package.json'));
  const file = path.join(root, 'package-lock.json');
  const wasInstalled = isInstalled(root);
  const lock: Lock = readJson(file);
  const { '': top = {}, ...rest } = lock.packages;
  const own = {
    [dir]: { name, version, dependencies },
    [`node_modules/${name}`]: { resolved: dir, link: true },
  };
  const { workspaces } = readJson(path.join(root, 'package.json'));
  lock.packages = { '': { ...top, workspaces }, ...sorted({ ...rest, ...own }) };
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  const link = path.join(root, 'node_modules', name);
  if (!isThere(link)) symlinkSync(path.relative(path.dirname(link), path.join(root, dir)), link, 'junction');
  // The next start must not install everything again when the lock file names no new package.
  if (wasInstalled) noteInstalled(root);
};
