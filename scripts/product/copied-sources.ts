/** @file A copy of the sources, which can be edited and built. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Folders that are not copied, at the root and below. */
const NOT_COPIED = new Set(['build', 'data', 'coverage', '.git', 'test-results']);
const NEVER_COPIED = new Set(['node_modules', 'dist']);
const WITH_TIMES = { preserveTimestamps: true };
const WITH_LINKS = { recursive: true, verbatimSymlinks: true };

/**
 * Makes one link per package, never one link to the whole folder: an error in the copy must not delete the packages.
 * Our own workspaces are links into the copy.
 */
const linkPackages = (root: string, copy: string): void => {
  const from = path.join(root, 'node_modules');
  const to = path.join(copy, 'node_modules');
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === '@folkmoot') cpSync(path.join(from, name), path.join(to, name), WITH_LINKS);
    else if (statSync(path.join(from, name)).isFile()) cpSync(path.join(from, name), path.join(to, name), WITH_TIMES);
    else symlinkSync(path.join(from, name), path.join(to, name));
  }
};

/** Copies the sources with their file times, so that `npm start` sees that the packages are installed. */
export const copySources = (root: string): { dir: string; remove(): void } => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'folkmoot-sources-'));
  const isSource = (from: string): boolean =>
    !NOT_COPIED.has(path.relative(root, from)) && !NEVER_COPIED.has(path.basename(from));
  cpSync(root, dir, { recursive: true, filter: isSource, ...WITH_TIMES });
  linkPackages(root, dir);
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true, maxRetries: 3 }) };
};
