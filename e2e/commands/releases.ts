/** @file The steps of a team that releases its remote, on a running product. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { copySources } from '../../scripts/product/copied-sources';

const root = path.resolve(import.meta.dirname, '../..');
const runFile = promisify(execFile);
const OPERATOR_TOOL = 'packages/operator/bin/folkmoot.mjs';

const runIn = async (cwd: string, args: readonly string[]): Promise<string> => {
  const { stdout } = await runFile(process.execPath, args, { cwd });
  return stdout.trim();
};

/** Copies the files that a product serves from the build, so that releases change only the copy. */
export const copyServed = () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'folkmoot-served-'));
  const staticDir = path.join(dir, 'static');
  const registry = path.join(dir, 'remotes.json');
  const { remotes } = JSON.parse(readFileSync(path.join(root, 'build/remotes.json'), 'utf8'));
  cpSync(path.join(root, 'build/remotes.json'), registry);
  cpSync(path.join(root, 'build/static/shell'), path.join(staticDir, 'shell'), { recursive: true });
  for (const { name, version } of remotes) {
    const at = `remotes/${name}/${version}`;
    cpSync(path.join(root, 'build/static', at), path.join(staticDir, at), { recursive: true });
  }
  return { dir, staticDir, registry };
};

type Served = ReturnType<typeof copyServed>;

const places = ({ staticDir, registry }: Served) => ['--static', staticDir, '--registry', registry];

/** `npx folkmoot release …` */
export const release = (served: Served, ...args: string[]): Promise<string> =>
  runIn(root, [OPERATOR_TOOL, 'release', ...args, ...places(served)]);

/**
 * Edits a text of a remote in a copy of the sources, builds only that remote and adds its files. Returns the new
 * version.
 */
export const buildOneRemote = async (
  served: Served,
  remote: string,
  { file, from, to }: { file: string; from: string; to: string },
): Promise<string> => {
  const copy = await copySources(root);
  try {
    const source = path.join(copy.dir, remote, file);
    writeFileSync(source, readFileSync(source, 'utf8').replace(from, to));
    await runIn(copy.dir, ['--import', 'tsx', 'scripts/build.ts', remote]);
    return await runIn(copy.dir, [OPERATOR_TOOL, 'release', 'add', remote, ...places(served)]);
  } finally {
    await copy.remove();
  }
};

const folderOf = ({ staticDir }: Served, remote: string, version: string): string =>
  path.join(staticDir, 'remotes', remote, version);

/** Makes a broken release from another one by changing the text of its files: a fault that a build would not allow. */
export const spoiledRelease = (
  served: Served,
  remote: string,
  { from, as, spoil }: { from: string; as: string; spoil: (text: string, name: string) => string },
): void => {
  const target = folderOf(served, remote, as);
  cpSync(folderOf(served, remote, from), target, { recursive: true });
  const names = readdirSync(target);
  for (const name of names.filter((file) => /\.(br|gz)$/.test(file))) rmSync(path.join(target, name));
  for (const name of names.filter((file) => /\.(js|json)$/.test(file))) {
    const file = path.join(target, name);
    writeFileSync(file, spoil(readFileSync(file, 'utf8'), name));
  }
};

/** Changes the registry like a person with an editor: without any check. */
export const editRegistry = ({ registry }: Served, from: string, to: string): void => {
  const text = readFileSync(registry, 'utf8');
  if (!text.includes(from)) throw new Error(`the registry does not say ${from}`);
  writeFileSync(registry, text.replaceAll(from, to));
};
