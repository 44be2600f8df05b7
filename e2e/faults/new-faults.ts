/**
 * @file The output of `npm run new` is correct without edits: made in a copy of the sources, it passes the checks and
 * its own tests. The checks read what is new and what refers to it; the long form runs them over the whole repository.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CheckStep } from '../../scripts/check/run-steps';
import { copySources } from '../../scripts/product/copied-sources';
import { runCommand } from '../../scripts/start/run-command.mjs';

const SHOWN_LINES = 40;

const made = ['service', 'trees', 'remote', 'trees', 'question-type', 'colour'];

/** Types are checked only where new files or lines are: the rest of the repository is unchanged. */
const typed = {
  browser: ['packages/question-types/src', 'mf-admin/src/features', 'mf-trees/src', 'packages/tooling/types'],
  server: ['packages/contracts/src', 'services/trees/src', 'services/admin/src', 'gateway/src', 'scripts/run'],
} as const;

const configOf = (side: string): string => `build/tsconfig.new-${side}.json`;

const writeTypeConfigs = (dir: string): void => {
  mkdirSync(path.join(dir, 'build'), { recursive: true });
  for (const [side, folders] of Object.entries(typed)) {
    const include = folders.map((folder) => `../${folder}`);
    writeFileSync(path.join(dir, configOf(side)), JSON.stringify({ extends: `../tsconfig.${side}.json`, include }));
  }
};

const tsc = 'node_modules/typescript-native/bin/tsc';
const tsx = ['--import', 'tsx'];

/** Checks of the whole repository that are quick. */
const quick = [
  'no suppressions, no skipped tests',
  'folder names',
  'what is opened over all councils',
  'the embedded database has what the product uses',
  'one version per dependency',
  'lock file',
];

/** Checks of the whole repository that have a form for some of its folders. */
const slow = ['dead code (knip)', 'boundaries', 'generated documents'];

const workspaces = ['services/trees', 'mf-trees', 'packages/contracts'];

const deadCode = [
  'node_modules/knip/bin/knip.js',
  '--no-progress',
  '--no-config-hints',
  '--no-gitignore',
  ...workspaces.flatMap((workspace) => ['--workspace', workspace]),
];

const checksOf = (isLong: boolean): readonly (readonly string[])[] => [
  [tsc, '-p', configOf('browser'), '--singleThreaded', '--pretty', 'false'],
  [tsc, '-p', configOf('server'), '--singleThreaded', '--pretty', 'false'],
  [...tsx, 'scripts/check.ts', ...quick, ...(isLong ? slow : [])],
  ...(isLong ? [] : [deadCode]),
  [
    'node_modules/jest/bin/jest.js',
    '--ci',
    '--maxWorkers=1',
    'services/trees',
    'mf-trees',
    'types/colour',
    'types/src/question-types.test',
    'entry-points/budget',
    'scripts/compose',
  ],
];

type Run = (args: readonly string[]) => Promise<string>;

/** Both workspaces, and what they use of the contracts, were read. */
const FEWEST_MODULES = 100;

const crossedBoundaries = async (node: Run): Promise<string[]> => {
  const folders = [...workspaces, 'packages/question-types'];
  const report = JSON.parse(await node([...tsx, 'packages/tooling/boundaries/main.ts', '.', ...folders]));
  const { modules, violations } = report as { modules: number; violations: string[] };
  return [...(modules < FEWEST_MODULES ? [`only ${modules} modules were read`] : []), ...violations];
};

/** Documents that name every service and every kind of data. `npm run new` has made them, as the last of its steps. */
const documents = ['docs/reference/api.md', 'docs/reference/data-dictionary.md', 'docs/reference/events.md'];

const staleDocuments = (dir: string): string[] =>
  documents
    .filter((file) => !readFileSync(path.join(dir, file), 'utf8').includes('trees'))
    .map((file) => `${file} does not name the new service`);

const biome = ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings'];

/** New files, and those that differ from the index of git: `npm run check` lints the others. */
const changedSources = async (dir: string): Promise<string[]> => {
  const args = ['ls-files', '--modified', '--others', '--exclude-standard'];
  const files = (await runCommand('git', args, { cwd: dir })).split('\n');
  const sources = files.filter((file) => /\.(ts|tsx|mjs|cjs|css|json)$/.test(file) && file !== 'package-lock.json');
  if (sources.length < made.length) throw new Error(`npm run new changed only ${sources.join(', ')}`);
  return sources;
};

const makeAndCheck = async (root: string, isLong: boolean): Promise<string[]> => {
  const { dir, remove } = await copySources(root);
  const node = (args: readonly string[]) =>
    runCommand(process.execPath, [...args], { cwd: dir, shownLines: SHOWN_LINES });
  try {
    // Checks ask git for the list of sources.
    await runCommand('git', ['init', '-q'], { cwd: dir });
    await runCommand('git', ['add', '--all'], { cwd: dir });
    await node(['--import', 'tsx', 'scripts/new.ts', ...made]);
    await node([...biome, ...(await changedSources(dir))]);
    writeTypeConfigs(dir);
    for (const args of checksOf(isLong)) await node(args);
    return [...(await crossedBoundaries(node)), ...staleDocuments(dir)];
  } finally {
    await remove();
  }
};

export const newFaults = (root: string, isLong: boolean): CheckStep[] => [
  { name: 'new: what is generated passes the checks', run: () => makeAndCheck(root, isLong) },
];
