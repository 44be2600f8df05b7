import path from 'node:path';
import { engineAbilities } from '@folkmoot/embedded-mongo';
import { runCommand } from '../start/run-command.mjs';
import { contractBreaks } from './contracts/contract-breaks';
import { patternProblems } from './patterns/pattern-problems';
import { readSources, type SourceFile } from './read-sources';
import { acrossCouncils } from './rules/across-councils';
import { asvsProblems } from './rules/asvs';
import { engineConformance } from './rules/engine-conformance';
import { forbiddenFolders } from './rules/forbidden-folders';
import { keyInventoryProblems } from './rules/key-inventory';
import { lockFileProblems } from './rules/lock-file';
import { machinePaths } from './rules/machine-paths';
import { manifestProblems, readManifests } from './rules/manifests';
import { startedPrograms } from './rules/started-programs';
import { suppressions } from './rules/suppressions';
import type { CheckStep } from './run-steps';

const SHOWN_LINES = 60;
/** Fewer modules than this means that the boundary check has gone blind. */
const FEWEST_MODULES = 150;
/** The same for files whose types are read. */
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

const onSources = (root: string, name: string, rule: (files: readonly SourceFile[]) => string[]): CheckStep => ({
  name,
  run: async () => rule(await readSources(root)),
});

/** Every step of `npm run check`, the slow ones first. */
export const checkSteps = (root: string): CheckStep[] => [
  command(root, 'types: browser', [
    'node_modules/typescript/bin/tsc',
    '-p',
    'tsconfig.browser.json',
    '--pretty',
    'false',
  ]),
  command(root, 'types: server', [
    'node_modules/typescript/bin/tsc',
    '-p',
    'tsconfig.server.json',
    '--pretty',
    'false',
  ]),
  foreignKeys(root),
  command(root, 'dead code (knip)', ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints']),
  boundaries(root),
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
  { name: 'contracts only grow', run: () => contractBreaks(root) },
  onSources(root, 'no suppressions, no skipped tests', suppressions),
  onSources(root, 'folder names', forbiddenFolders),
  onSources(root, 'no path of a machine', machinePaths),
  onSources(root, 'what asvs.md names is there', (files) => asvsProblems(files)),
  onSources(root, 'what is opened over all councils', (files) => acrossCouncils(files)),
  onSources(root, 'programs that the product starts', (files) => startedPrograms(files)),
  onSources(root, 'the inventory of keys', keyInventoryProblems),
  onSources(root, 'the embedded database has what the product uses', (files) =>
    engineConformance(files, engineAbilities),
  ),
  { name: 'patterns take no longer than their text', run: async () => patternProblems(await readSources(root)) },
  { name: 'one version per dependency', run: async () => manifestProblems(readManifests(root)) },
  { name: 'lock file', run: async () => lockFileProblems(root) },
];
