/**
 * @file The output of `npm run new` is correct without edits: made in a copy of the sources, it passes the checks and
 * its own tests.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
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

const checks: readonly (readonly string[])[] = [
  [tsc, '-p', configOf('browser'), '--singleThreaded', '--pretty', 'false'],
  [tsc, '-p', configOf('server'), '--singleThreaded', '--pretty', 'false'],
  [
    '--import',
    'tsx',
    'scripts/check.ts',
    'dead code (knip)',
    'boundaries',
    'generated documents',
    'no suppressions, no skipped tests',
    'folder names',
    'what is opened over all councils',
    'the embedded database has what the product uses',
    'one version per dependency',
    'lock file',
  ],
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

const biome = ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings'];

/** New files, and those that differ from the index of git: `npm run check` lints the others. */
const changedSources = async (dir: string): Promise<string[]> => {
  const args = ['ls-files', '--modified', '--others', '--exclude-standard'];
  const files = (await runCommand('git', args, { cwd: dir })).split('\n');
  const sources = files.filter((file) => /\.(ts|tsx|mjs|cjs|css|json)$/.test(file) && file !== 'package-lock.json');
  if (sources.length < made.length) throw new Error(`npm run new changed only ${sources.join(', ')}`);
  return sources;
};

const makeAndCheck = async (root: string): Promise<string[]> => {
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
    for (const args of checks) await node(args);
    return [];
  } finally {
    await remove();
  }
};

export const newFaults = (root: string): CheckStep[] => [
  { name: 'new: what is generated passes the checks', run: () => makeAndCheck(root) },
];
