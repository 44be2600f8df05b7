/**
 * @file A copy of the sources, which can be edited and built. Nothing here blocks the process: it may be driving a
 * product for another check at the same time.
 */
import { cp, mkdir, mkdtemp, readdir, rm, stat, symlink } from 'node:fs/promises';
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
const linkPackages = async (from: string, to: string): Promise<void> => {
  await mkdir(to);
  for (const name of await readdir(from)) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    if (name === '@folkmoot') await cp(source, target, WITH_LINKS);
    else if ((await stat(source)).isFile()) await cp(source, target, WITH_TIMES);
    else await symlink(source, target);
  }
};

interface CopiedSources {
  readonly dir: string;
  remove(): Promise<void>;
}

/** Copies the sources with their file times, so that `npm start` sees that the packages are installed. */
export const copySources = async (root: string): Promise<CopiedSources> => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'folkmoot-sources-'));
  // Some workspaces have packages of their own, of other versions.
  const packageFolders: string[] = [];
  const isSource = (from: string): boolean => {
    const name = path.basename(from);
    if (name === 'node_modules') packageFolders.push(path.relative(root, from));
    return !NOT_COPIED.has(path.relative(root, from)) && !NEVER_COPIED.has(name);
  };
  await cp(root, dir, { recursive: true, filter: isSource, ...WITH_TIMES });
  for (const folder of packageFolders) await linkPackages(path.join(root, folder), path.join(dir, folder));
  return { dir, remove: () => rm(dir, { recursive: true, force: true, maxRetries: 3 }) };
};
