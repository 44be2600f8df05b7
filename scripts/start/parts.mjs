/**
 * @file The parts of the build: every deployable, the database engine, the programs of `npm start` and the operator's
 * tool, with the sources of each.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {'server' | 'browser' | 'run' | 'tool'} PartKind
 * @typedef {{ name: string, kind: PartKind, dir: string, sources: string[], output: string }} Part
 */

const SCOPE = '@folkmoot/';
/** Packages that servers never import, although shared packages depend on them. A check ensures it. */
const BROWSER_ONLY = new Set(['packages/ui', 'packages/shell-sdk', 'packages/federation']);
/** Files that affect every part: the build itself and all versions. */
const COMMON = ['package-lock.json', 'tsconfig.json', 'scripts/build.ts', 'scripts/build', 'scripts/start/parts.mjs'];

/** The operator's tool: its part, and the folder of its bundle, as deep below the root as its sources. */
export const TOOL_PART = 'packages/operator';
export const TOOL_BUNDLE = `${TOOL_PART}/dist/tool`;

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} root */
const workspaceDirs = (root) => {
  /** @type {string[]} */
  const patterns = readJson(path.join(root, 'package.json')).workspaces;
  return patterns.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return readdirSync(path.join(root, parent)).map((name) => `${parent}/${name}`);
  });
};

/**
 * Every workspace: its folder, package name, and the workspaces it depends on.
 * @param {string} root
 */
export const readWorkspaces = (root) =>
  workspaceDirs(root)
    .filter((dir) => existsSync(path.join(root, dir, 'package.json')))
    .map((dir) => {
      const manifest = readJson(path.join(root, dir, 'package.json'));
      /** @type {string[]} */
      const needs = Object.keys(manifest.dependencies ?? {}).filter((name) => name.startsWith(SCOPE));
      return { dir, /** @type {string} */ name: manifest.name, needs };
    });

/**
 * Folders of a workspace and of all workspaces that it depends on.
 * @param {ReturnType<typeof readWorkspaces>} workspaces
 * @param {string} dir
 * @returns {string[]}
 */
const closure = (workspaces, dir) => {
  const byName = new Map(workspaces.map((workspace) => [workspace.name, workspace]));
  /** @type {Set<string>} */
  const seen = new Set();
  const queue = workspaces.filter((workspace) => workspace.dir === dir);
  for (const workspace of queue) {
    if (seen.has(workspace.dir)) continue;
    seen.add(workspace.dir);
    for (const name of workspace.needs) {
      const needed = byName.get(name);
      if (needed) queue.push(needed);
    }
  }
  return [...seen].sort();
};

/**
 * The kind and output of a workspace's build, from its entry file. Null when it is not built.
 * @param {string} root
 * @param {string} dir
 * @returns {{ kind: PartKind, output: string } | null}
 */
const recipe = (root, dir) => {
  const has = (/** @type {string} */ file) => existsSync(path.join(root, dir, file));
  if (has('rspack.config.mjs')) {
    return { kind: 'browser', output: dir === 'shell' ? 'dist/index.html' : 'dist/mf-manifest.json' };
  }
  if (has('src/main.ts') && /^(services\/|gateway$|packages\/embedded-mongo$)/.test(dir)) {
    return { kind: 'server', output: 'dist/main.mjs' };
  }
  return null;
};

/**
 * Every part of the product, in the order of the workspaces.
 * @param {string} root
 * @returns {Part[]}
 */
export const readParts = (root) => {
  const workspaces = readWorkspaces(root);
  /** @type {Part[]} */
  const deployables = workspaces.flatMap(({ dir }) => {
    const made = recipe(root, dir);
    if (!made) return [];
    const isUsed = (/** @type {string} */ from) => made.kind === 'browser' || !BROWSER_ONLY.has(from);
    const sources = [...closure(workspaces, dir).filter(isUsed), ...COMMON];
    return [{ name: dir, kind: made.kind, dir, sources, output: `${dir}/${made.output}` }];
  });
  /** @type {Part} */
  const run = {
    name: 'scripts',
    kind: 'run',
    dir: 'scripts',
    sources: [
      'scripts/run',
      'scripts/mail-catcher',
      ...closure(workspaces, 'packages/service-kit'),
      'packages/embedded-mongo',
      ...COMMON,
    ],
    output: 'build/run/stack.mjs',
  };
  const loadedByTool = workspaces.filter(({ dir }) => /^(services\/|gateway$|packages\/operator$)/.test(dir));
  /** @type {Part} */
  const tool = {
    name: TOOL_PART,
    kind: 'tool',
    dir: TOOL_PART,
    sources: [
      ...new Set(loadedByTool.flatMap(({ dir }) => closure(workspaces, dir).filter((from) => !BROWSER_ONLY.has(from)))),
      'scripts/run',
      'scripts/start',
      'scripts/product',
      ...COMMON,
    ],
    output: `${TOOL_BUNDLE}/main.mjs`,
  };
  return [...deployables, run, tool];
};
