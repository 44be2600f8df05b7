/** @file A copy of the sources, to be edited and built freely. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Below the root, and anywhere. */
const NOT_COPIED = new Set(['build', 'data', 'coverage', '.git', 'test-results']);
const NEVER_COPIED = new Set(['node_modules', 'dist']);
const WITH_TIMES = { preserveTimestamps: true };
const WITH_LINKS = { recursive: true, verbatimSymlinks: true };

/**
 * Link by link, never one link to the whole folder: whatever goes wrong in the copy, the packages stay. Our own
 * workspaces are links that lead into the copy.
 */
const linkPackages = (root: string, copy: string): void => {
  const [from, to] = [path.join(root, 'node_modules'), path.join(copy, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === '@folkmoot') cpSync(path.join(from, name), path.join(to, name), WITH_LINKS);
    else if (statSync(path.join(from, name)).isFile()) cpSync(path.join(from, name), path.join(to, name), WITH_TIMES);
    else symlinkSync(path.join(from, name), path.join(to, name));
  }
};

/** Copies what is source, with the times of the files, by which `npm start` sees that the packages are installed. */
export const copySources = (root: string): { dir: string; remove(): void } => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'folkmoot-sources-'));
  const isSource = (from: string): boolean =>
    !NOT_COPIED.has(path.relative(root, from)) && !NEVER_COPIED.has(path.basename(from));
  cpSync(root, dir, { recursive: true, filter: isSource, ...WITH_TIMES });
  linkPackages(root, dir);
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true, maxRetries: 3 }) };
};
