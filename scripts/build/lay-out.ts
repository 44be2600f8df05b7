import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeRegistry } from '@folkmoot/service-kit/write-registry';
import { sourceFiles } from '../start/fingerprint.mjs';
import type { Part } from '../start/parts.mjs';
import { compressFolder } from './compress';

const HASH_LENGTH = 8;

interface RemoteEntry {
  name: string;
  version: string;
  manifest: string;
  descriptor: string;
}

const contentHash = (dir: string): string => {
  const hash = createHash('sha256');
  for (const file of sourceFiles(dir)) hash.update(path.relative(dir, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, HASH_LENGTH);
};

const versionOf = (root: string, dir: string): string => {
  const { version } = JSON.parse(readFileSync(path.join(root, dir, 'package.json'), 'utf8'));
  return `${version}-${contentHash(path.join(root, dir, 'dist'))}`;
};

/**
 * A release of a remote, in a folder with the name of its version. Older releases remain, since open pages still use
 * them.
 */
export const layOutRemote = async (root: string, dir: string, staticDir: string): Promise<RemoteEntry> => {
  const version = versionOf(root, dir);
  const address = `/remotes/${dir}/${version}`;
  const target = path.join(staticDir, address);
  if (!existsSync(target)) {
    const fresh = `${target}.new`;
    rmSync(fresh, { recursive: true, force: true });
    cpSync(path.join(root, dir, 'dist'), fresh, { recursive: true });
    await compressFolder(fresh);
    renameSync(fresh, target);
  }
  return { name: dir, version, manifest: `${address}/mf-manifest.json`, descriptor: `${address}/remote.json` };
};

const layOutShell = async (root: string): Promise<void> => {
  const target = path.join(root, 'build/static/shell');
  const fresh = `${target}.new`;
  rmSync(fresh, { recursive: true, force: true });
  cpSync(path.join(root, 'shell/dist'), fresh, { recursive: true });
  await compressFolder(fresh);
  rmSync(target, { recursive: true, force: true });
  renameSync(fresh, target);
};

/**
 * Copies the browser builds to the folder that the gateway serves, compressed, and writes the registry of remotes last.
 */
export const layOut = async (root: string, parts: readonly Part[]): Promise<void> => {
  const built = parts.filter((part) => part.kind === 'browser' && existsSync(path.join(root, part.output)));
  mkdirSync(path.join(root, 'build/static/remotes'), { recursive: true });
  if (built.some(({ dir }) => dir === 'shell')) await layOutShell(root);
  const remotes: RemoteEntry[] = [];
  for (const { dir } of built.filter((part) => part.dir !== 'shell')) {
    remotes.push(await layOutRemote(root, dir, path.join(root, 'build/static')));
  }
  writeRegistry(path.join(root, 'build/remotes.json'), remotes);
};
