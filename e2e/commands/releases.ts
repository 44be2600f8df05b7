/** @file What a team does to release its remote by itself, beside a running product. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { copySources } from '../../scripts/product/copied-sources';

const root = path.resolve(import.meta.dirname, '../..');
const runFile = promisify(execFile);

const runIn = async (cwd: string, args: readonly string[]): Promise<string> => {
  const { stdout } = await runFile(process.execPath, ['--import', 'tsx', ...args], { cwd });
  return stdout.trim();
};

/** What a product serves, copied from the build, so that releases change nothing but the copy. */
export const copyServed = () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'folkmoot-served-'));
  const [staticDir, registry] = [path.join(dir, 'static'), path.join(dir, 'remotes.json')];
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

/** `npm run release -- …` */
export const release = (served: Served, ...args: string[]): Promise<string> =>
  runIn(root, ['scripts/release.ts', ...args, ...places(served)]);

/** Edits a text of a remote in a copy of the sources, builds that remote alone and adds its files. The new version. */
export const buildAlone = async (
  served: Served,
  remote: string,
  { file, from, to }: { file: string; from: string; to: string },
): Promise<string> => {
  const copy = copySources(root);
  try {
    const source = path.join(copy.dir, remote, file);
    writeFileSync(source, readFileSync(source, 'utf8').replace(from, to));
    await runIn(copy.dir, ['scripts/build.ts', remote]);
    return await runIn(copy.dir, ['scripts/release.ts', 'add', remote, ...places(served)]);
  } finally {
    copy.remove();
  }
};

const folderOf = ({ staticDir }: Served, remote: string, version: string): string =>
  path.join(staticDir, 'remotes', remote, version);

/** A release made of another one by changing the text of its files: with a fault that no build would let through. */
export const spoiledRelease = (
  served: Served,
  remote: string,
  { from, as, spoil }: { from: string; as: string; spoil: (text: string, name: string) => string },
): void => {
  const target = folderOf(served, remote, as);
  cpSync(folderOf(served, remote, from), target, { recursive: true });
  const names = readdirSync(target);
  for (const name of names.filter((one) => /\.(br|gz)$/.test(one))) rmSync(path.join(target, name));
  for (const name of names.filter((one) => /\.(js|json)$/.test(one))) {
    const file = path.join(target, name);
    writeFileSync(file, spoil(readFileSync(file, 'utf8'), name));
  }
};

/** Changes the registry as somebody with an editor would: unasked whether it is right. */
export const editRegistry = ({ registry }: Served, from: string, to: string): void => {
  const text = readFileSync(registry, 'utf8');
  if (!text.includes(from)) throw new Error(`the registry does not say ${from}`);
  writeFileSync(registry, text.replaceAll(from, to));
};
