/**
 * @file `node deploy/keep-needed.mjs NODE_MODULES BUNDLES`: removes the packages that no bundle loads, neither itself nor
 * through another package, and files that nobody runs. `npm ci --omit=dev` installs the packages of everything that a
 * deployable imports, also those of code that never reaches a server, such as React. Needs nothing but Node.
 */
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';

const [modules = '', bundles = ''] = process.argv.slice(2);
if (!modules || !bundles) throw new Error('Usage: node deploy/keep-needed.mjs NODE_MODULES BUNDLES');

/** Imports, dynamic imports and requires of a bundle that esbuild wrote. */
const LOADED = /(?:\bfrom|\bimport|\brequire|\bresolve)\s*\(?\s*["']([@a-z][^"'\s]*)["']/g;
/** Imports that run when the bundle starts, each on a line of its own. A text inside a bundle cannot look like one. */
const IMPORTED_AT_START = /^import (?:[^"';]* from )?["']([@a-z][^"'\s]*)["'];$/gm;
/** Types, maps, documents and C sources are for those who build. */
const UNUSED_FILE = /\.(?:d\.[cm]?ts|[cm]?ts|map|md|markdown|flow|c|cc|cpp|h|gyp|gypi)$/;

const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
const isBuiltin = (name) => name.startsWith('node:') || builtinModules.includes(name);

const filesIn = (dir) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** The folder of a package as Node finds it from another one: the nearest node_modules above. */
const folderOf = (name, from) => {
  for (let at = from; at.startsWith(modules); at = path.dirname(at)) {
    const folder = path.join(at, 'node_modules', name);
    if (existsSync(path.join(folder, 'package.json'))) return folder;
  }
  const folder = path.join(modules, name);
  return existsSync(path.join(folder, 'package.json')) ? folder : null;
};

const texts = filesIn(bundles)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => readFileSync(file, 'utf8'));

const namesIn = (pattern) => {
  const names = texts.flatMap((text) => [...text.matchAll(pattern)].map(([, specifier]) => packageOf(specifier)));
  return [...new Set(names)].filter((name) => !isBuiltin(name));
};

/** An image in which a bundle cannot start must not be built. */
const refuseMissing = () => {
  const missing = namesIn(IMPORTED_AT_START).filter((name) => folderOf(name, modules) === null);
  if (missing.length > 0) throw new Error(`The bundles import what is not installed: ${missing.join(', ')}`);
};

/** A package that is not there is an optional one, or a text that only looks like an import. */
const neededFolders = () => {
  const needed = new Set();
  const queue = namesIn(LOADED).map((name) => folderOf(name, modules));
  for (const folder of queue) {
    if (folder === null || needed.has(folder)) continue;
    needed.add(folder);
    const { dependencies, optionalDependencies, peerDependencies } = JSON.parse(
      readFileSync(path.join(folder, 'package.json'), 'utf8'),
    );
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      queue.push(folderOf(name, folder));
    }
  }
  return needed;
};

/** Every package folder, those inside other packages too. */
const installedFolders = (dir) => {
  if (!existsSync(dir)) return [];
  const names = readdirSync(dir).filter((name) => !name.startsWith('.'));
  const folders = names.flatMap((name) =>
    name.startsWith('@')
      ? readdirSync(path.join(dir, name)).map((inner) => path.join(dir, name, inner))
      : [path.join(dir, name)],
  );
  return folders.flatMap((folder) => [folder, ...installedFolders(path.join(folder, 'node_modules'))]);
};

refuseMissing();
const needed = neededFolders();
const isKept = (folder) => [...needed].some((each) => each === folder || each.startsWith(`${folder}/node_modules/`));
const removed = installedFolders(modules).filter((folder) => !isKept(folder));
for (const folder of removed) rmSync(folder, { recursive: true, force: true });
for (const name of readdirSync(modules)) {
  const dir = path.join(modules, name);
  if (name.startsWith('@') && readdirSync(dir).length === 0) rmdirSync(dir);
  if (name.startsWith('.')) rmSync(dir, { recursive: true, force: true });
}
for (const file of filesIn(modules)) if (UNUSED_FILE.test(file)) rmSync(file);
process.stdout.write(`${needed.size} packages are needed, ${removed.length} are removed\n`);
