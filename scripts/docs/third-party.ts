/** @file docs/reference/third-party-notices.md: packages of other authors in the product, from the lock file and node_modules. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lookup } from '@folkmoot/contracts';
import { readWorkspaces } from '../start/parts.mjs';
import { code, page, table } from './markdown';

/** An entry of the lock file. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  /** Whether it is a workspace. */
  readonly link?: boolean;
  /** Not installed on every platform. */
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export type Lock = Readonly<Record<string, LockedPackage>>;

/** Workspaces that build or test the product. */
const NOT_SHIPPED = new Set(['e2e', 'bench', 'packages/tooling', 'packages/federation']);
/** Dependencies that only build. */
const BUILD_TOOLS = new Set(['@swc/core', 'esbuild']);
/** Old packages whose package.json has no licence, or one in an old form. Read from their files. */
const LICENCES_BY_HAND: Readonly<Record<string, string>> = {
  'passport-strategy': 'MIT',
  pause: 'MIT',
  'png-js': 'MIT',
};
/** Short licences that demand their text beside the product, each with a file that has it. */
const TEXTS = [
  ['MIT', 'react/LICENSE'],
  ['ISC', 'wrappy/LICENSE'],
  ['BSD-2-Clause', 'webidl-conversions/LICENSE.md'],
  ['BSD-3-Clause', 'qs/LICENSE.md'],
  ['OFL-1.1', '@fontsource-variable/inter/LICENSE'],
] as const;

const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;
const COPYRIGHT = /^[^\w\n]*(copyright (?:\(c\)|©|\d)[^\n]*)$/gim;
/** The template in the Apache licence names nobody. */
const IS_TEMPLATE = /[[{<](yyyy|year)/;
const MARKUP = /[*_<>[\]|]/g;

const nameOf = (at: string): string => at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Where Node finds a package that the package at `from` uses: the nearest node_modules above it. */
const locationOf = (lock: Lock, from: string, name: string): string | undefined => {
  const parts = from.split('/');
  const folders = parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/')}/`);
  return [...folders, ''].map((folder) => `${folder}node_modules/${name}`).find((at) => lookup(lock, at));
};

/** The packages that one package or workspace needs, without workspaces: those that are shipped have their own turn. */
const neededBy = (lock: Lock, from: string): string[] => {
  const { dependencies = {}, optionalDependencies = {} } = lookup(lock, from) ?? {};
  return Object.keys({ ...dependencies, ...optionalDependencies })
    .filter((name) => !BUILD_TOOLS.has(name))
    .map((name) => locationOf(lock, from, name))
    .filter((at): at is string => at !== undefined && !lookup(lock, at)?.link);
};

/** The locations of all packages that these workspaces need, directly or not. */
export const productionPackages = (lock: Lock, workspaces: readonly string[]): string[] => {
  const needed = new Set<string>();
  const waiting = [...workspaces];
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    for (const at of neededBy(lock, from)) {
      if (needed.has(at)) continue;
      needed.add(at);
      waiting.push(at);
    }
  }
  return [...needed];
};

const isAddress = (word: string): boolean => word.includes('://') || word.includes('@');

const withoutAddresses = (line: string): string =>
  line
    .split(/\s+/)
    .filter((word) => !isAddress(word))
    .join(' ');

/** The holders of the copyright, from the text of a licence. */
export const copyrightIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(COPYRIGHT)]
      .map(([, line = '']) => line)
      .filter((line) => !IS_TEMPLATE.test(line))
      .map((line) => withoutAddresses(line.replaceAll(MARKUP, '')).trim()),
  ),
];

const copyrightOf = (folder: string): string => {
  const files = readdirSync(folder).filter((name) => LICENCE_FILE.test(name));
  const texts = files.sort().map((name) => readFileSync(path.join(folder, name), 'utf8'));
  return copyrightIn(texts.join('\n')).join('; ');
};

/** Builds for one platform each are one row: no machine has all of them installed. */
const shownName = (name: string, { optional = false }: LockedPackage): string =>
  optional && name.includes('/') ? `${name.slice(0, name.indexOf('/'))}/*` : name;

/** The page of notices. Throws for a package without a licence. */
export const thirdPartyNotices = (root: string): string => {
  const { packages }: { packages: Lock } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const folders = readWorkspaces(root).map(({ dir }) => dir);
  const shipped = folders.filter((dir) => !NOT_SHIPPED.has(dir));
  const rows = productionPackages(packages, shipped).map((at) => {
    const locked = lookup(packages, at) ?? {};
    const name = nameOf(at);
    const licence = locked.license ?? lookup(LICENCES_BY_HAND, name);
    if (!licence) throw new Error(`${name} has no licence in the lock file: read its files, and list it by hand`);
    const copyright = locked.optional ? '' : copyrightOf(path.join(root, at));
    return [shownName(name, locked), locked.version ?? '', licence, copyright];
  });
  const distinct = new Map(rows.map((row) => [row.join(' '), row]));
  const sorted = [...distinct].sort(([a], [b]) => a.localeCompare(b, 'en')).map(([, row]) => row);
  const texts = TEXTS.map(([name, file]) => {
    const text = readFileSync(path.join(root, 'node_modules', file), 'utf8').trim();
    return `### ${name}\n\nAs in ${code(file)}:\n\n\`\`\`\n${text.replaceAll('\r', '')}\n\`\`\``;
  });
  return page(
    'Third-party notices',
    'The product contains these packages of other authors. Containers have each package with its own licence file in `node_modules`; browsers get parts of ' +
      'some packages, without comments. A package that only takes part in the build may be in the list too.',
    'libvips (`@img/*`, LGPL-3.0-or-later) is used unchanged, as a shared library that can be replaced. `@…/*` is a package with a build for each platform.',
    '## Packages',
    table(['Package', 'Version', 'Licence', 'Copyright'], sorted),
    '## Texts of licences',
    'Licences that are not here are at `https://spdx.org/licenses/NAME.html`.',
    ...texts,
  );
};
