/**
 * @file `node deploy/bring-releases.mjs FOLDER`: lays the shell and the releases of the remotes that this image was built with
 * into FOLDER, which the gateway serves. Releases that are there stay: open pages still use them. A line of the registry is
 * changed when this image brings another release than the last one did, so a remote that was released or rolled back by
 * hand stays as it is when the image only starts again.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const built = path.resolve(import.meta.dirname, '../build');
const folder = path.resolve(process.argv[2] ?? '');
if (!process.argv[2]) throw new Error('Usage: node deploy/bring-releases.mjs FOLDER');

const registryFile = path.join(folder, 'remotes.json');
const broughtFile = path.join(folder, 'brought.json');

const read = (file, otherwise) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise);

const write = (file, value) => {
  writeFileSync(`${file}.new`, `${JSON.stringify(value, null, 2)}\n`);
  renameSync(`${file}.new`, file);
};

/** Whole or not at all: nobody is served a half-copied release. */
const bringRelease = (from, to) => {
  if (existsSync(to)) return;
  rmSync(`${to}.new`, { recursive: true, force: true });
  cpSync(from, `${to}.new`, { recursive: true });
  renameSync(`${to}.new`, to);
};

const bringRemotes = () => {
  const remotes = path.join(built, 'static/remotes');
  for (const name of readdirSync(remotes)) {
    mkdirSync(path.join(folder, 'static/remotes', name), { recursive: true });
    for (const version of readdirSync(path.join(remotes, name))) {
      bringRelease(path.join(remotes, name, version), path.join(folder, 'static/remotes', name, version));
    }
  }
};

/** Copies the files that the page refers to before the page itself. */
const bringShell = () => {
  const from = path.join(built, 'static/shell');
  const to = path.join(folder, 'static/shell');
  const isPage = (file) => path.basename(file).startsWith('index.html');
  cpSync(from, to, { recursive: true, filter: (file) => !isPage(file) });
  for (const page of readdirSync(from).filter(isPage)) {
    cpSync(path.join(from, page), path.join(to, `${page}.new`));
    renameSync(path.join(to, `${page}.new`), path.join(to, page));
  }
};

/** The line of a remote with another release for everybody. The former one stays beside it, for a roll back. */
const replaced = (former, line) => {
  if (!former || former.version === line.version) return { ...former, ...line };
  const { version, manifest, descriptor } = former;
  return { ...former, ...line, since: new Date().toISOString(), previous: { version, manifest, descriptor } };
};

const register = () => {
  const brings = read(path.join(built, 'remotes.json'), { remotes: [] }).remotes;
  const before = read(broughtFile, {});
  const registry = read(registryFile, { remotes: [] });
  const lines = new Map(registry.remotes.map((line) => [line.name, line]));
  for (const line of brings) {
    if (before[line.name] !== line.version) lines.set(line.name, replaced(lines.get(line.name), line));
  }
  write(registryFile, { ...registry, remotes: [...lines.values()] });
  write(broughtFile, Object.fromEntries(brings.map(({ name, version }) => [name, version])));
  return brings;
};

mkdirSync(path.join(folder, 'static'), { recursive: true });
bringRemotes();
bringShell();
const brought = register();
process.stdout.write(`brought ${brought.map(({ name, version }) => `${name} ${version}`).join(', ')}\n`);
