import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { engineAbilities } from '@folkmoot/embedded-mongo';
import { runCommand } from '../start/run-command.mjs';
import { contractBreaks } from './contracts/contract-breaks';
import { readSources, type SourceFile } from './read-sources';
import { acrossCouncils } from './rules/across-councils';
import { asvsProblems } from './rules/asvs';
import { changelogProblems, documentProblems, linkProblems, pictureProblems } from './rules/documents';
import { engineConformance } from './rules/engine-conformance';
import { forbiddenFolders } from './rules/forbidden-folders';
import { gatewayPackages } from './rules/gateway-packages';
import { keyInventoryProblems } from './rules/key-inventory';
import { layoutProblems } from './rules/layout';
import { lockFileProblems } from './rules/lock-file';
import { machinePaths } from './rules/machine-paths';
import { manifestProblems, readManifests } from './rules/manifests';
import { migrationProblems } from './rules/migrations';
import { plainEnglish, plainNames } from './rules/plain-english';
import { requirementProblems } from './rules/requirements';
import { startedPrograms } from './rules/started-programs';
import { suppressions } from './rules/suppressions';
import { textLimits } from './rules/text-limits';
import type { CheckStep } from './run-steps';

const SHOWN_LINES = 60;
/** With fewer modules than this the boundary check no longer sees the code. */
const FEWEST_MODULES = 150;
/** The same minimum for files whose types are read. */
const FEWEST_FILES = 1_000;

const command = (root: string, name: string, args: readonly string[]): CheckStep => ({
  name,
  run: async () => {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };
    await runCommand(process.execPath, [path.join(root, args[0] ?? ''), ...args.slice(1)], {
      cwd: root,
      env,
      shownLines: SHOWN_LINES,
    });
    return [];
  },
});

const boundaries = (root: string): CheckStep => ({
  name: 'boundaries',
  run: async () => {
    const program = ['--import', 'tsx', 'packages/tooling/boundaries/main.ts', '.'];
    const { modules, violations } = JSON.parse(await runCommand(process.execPath, program, { cwd: root }));
    const blind = modules < FEWEST_MODULES ? [`only ${modules} modules were read`] : [];
    return [...blind, ...violations];
  },
});

const foreignKeys = (root: string): CheckStep => ({
  name: 'keys from outside',
  run: async () => {
    const program = ['--import', 'tsx', 'scripts/check/foreign-keys/main.ts'];
    const { files, problems } = JSON.parse(await runCommand(process.execPath, program, { cwd: root }));
    const blind = files < FEWEST_FILES ? [`only ${files} files were read`] : [];
    return [...blind, ...problems];
  },
});

const patterns = (root: string): CheckStep => ({
  name: 'patterns take no longer than their text',
  run: async () => {
    const program = ['--import', 'tsx', 'scripts/check/patterns/main.ts'];
    return JSON.parse(await runCommand(process.execPath, program, { cwd: root }));
  },
});

/** Fewer translated modules than this: the check no longer sees the words. */
const FEWEST_TRANSLATED = 80;

const translations = (root: string): CheckStep => ({
  name: 'Welsh of the interface',
  run: async () => {
    const program = ['--import', 'tsx', 'scripts/check/translations/main.ts'];
    const { modules, problems } = JSON.parse(await runCommand(process.execPath, program, { cwd: root }));
    const blind = modules < FEWEST_TRANSLATED ? [`only ${modules} translated modules were read`] : [];
    return [...blind, ...problems];
  },
});

const onSources = (root: string, name: string, rule: (files: readonly SourceFile[]) => string[]): CheckStep => ({
  name,
  run: async () => rule(await readSources(root)),
});

const PICTURES = 'docs/pictures';

const documents = (root: string): CheckStep => ({
  name: 'documents',
  run: async () => {
    const files = await readSources(root);
    const folder = path.join(root, PICTURES);
    const pictures = readdirSync(folder).map((name) => [name, statSync(path.join(folder, name)).size] as const);
    return [
      ...documentProblems(files),
      ...linkProblems(files, (file) => existsSync(path.join(root, file))),
      ...changelogProblems(files),
      ...pictureProblems(new Map(pictures)),
    ];
  },
});

/**
 * The native compiler takes a quarter of the processor time of the other. Several threads check the same types again, so
 * one is quicker here.
 */
const types = (root: string, side: 'browser' | 'server'): CheckStep =>
  command(root, `types: ${side}`, [
    'node_modules/typescript-native/bin/tsc',
    '-p',
    `tsconfig.${side}.json`,
    '--singleThreaded',
    '--pretty',
    'false',
  ]);

/** Every step of `npm run check`, the slow ones first. */
export const checkSteps = (root: string): CheckStep[] => [
  types(root, 'browser'),
  types(root, 'server'),
  foreignKeys(root),
  command(root, 'dead code (knip)', [
    'node_modules/knip/bin/knip.js',
    '--no-progress',
    '--no-config-hints',
    // Git ignores the generated sources, and they use what others export.
    '--no-gitignore',
  ]),
  boundaries(root),
  patterns(root),
  command(root, 'lint and format (biome)', [
    'node_modules/@biomejs/biome/bin/biome',
    'ci',
    '--colors=off',
    '--error-on-warnings',
    '--max-diagnostics=60',
    '.',
  ]),
  {
    name: 'generated documents',
    run: async () => {
      await runCommand(process.execPath, ['--import', 'tsx', 'scripts/docs.ts', '--check'], { cwd: root });
      return [];
    },
  },
  translations(root),
  documents(root),
  { name: 'contracts only grow', run: () => contractBreaks(root) },
  onSources(root, 'no suppressions, no skipped tests', suppressions),
  onSources(root, 'text limits are in the contract', textLimits),
  onSources(root, 'comments in plain English', plainEnglish),
  onSources(root, 'names in plain English', plainNames),
  onSources(root, 'folder names', forbiddenFolders),
  onSources(root, 'layout of services, remotes and the shell', layoutProblems),
  onSources(root, 'numbers of data migrations', migrationProblems),
  onSources(root, 'no path of a machine', machinePaths),
  onSources(root, 'what asvs.md names is there', (files) => asvsProblems(files)),
  onSources(root, 'the index of requirements', (files) => requirementProblems(files)),
  onSources(root, 'what is opened over all councils', (files) => acrossCouncils(files)),
  onSources(root, 'programs that the product starts', (files) => startedPrograms(files)),
  onSources(root, 'the inventory of keys', keyInventoryProblems),
  onSources(root, 'the embedded database has what the product uses', (files) =>
    engineConformance(files, engineAbilities),
  ),
  { name: 'one version per dependency', run: async () => manifestProblems(readManifests(root)) },
  { name: 'lock file', run: async () => lockFileProblems(root) },
  { name: "packages in the gateway's image", run: async () => gatewayPackages(root) },
];
