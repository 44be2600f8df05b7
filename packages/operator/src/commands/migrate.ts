import { serviceNames } from '@folkmoot/contracts';
import type { MigrationOutcome, MigrationPlan, MigrationProgress } from '@folkmoot/service-kit';
import { type CommandContext, defineCommand, type Result } from '../command-line/command';
import { chosenDatabase, databaseOptions } from '../database/options';
import { onServer } from '../database/server';
import { migrationsOf } from '../settings/deployables';

const documents = (count: number): string => (count === 1 ? '1 document' : `${count} documents`);

const stateOf = ({ state, needsService, error }: MigrationPlan['migrations'][number]): string => {
  if (error !== null) return `failed: ${error}`;
  if (needsService) return 'the service runs it after its start';
  return state === 'pending' ? 'not begun' : state;
};

const planLines = ({ service, dataVersion, knownVersion, migrations }: MigrationPlan): string[] => [
  `${service}: data version ${dataVersion} of ${knownVersion}${migrations.length === 0 ? ', nothing to do' : ''}`,
  ...migrations.map(
    (migration) =>
      `  ${migration.number} ${migration.name}: ${documents(migration.outdated)}, ${stateOf(migration)}. ${migration.summary}`,
  ),
];

const planAll = async (uri: string): Promise<Result> => {
  const plans: MigrationPlan[] = [];
  for (const service of serviceNames) plans.push(await (await migrationsOf(service)).plan(uri));
  return { data: { services: plans }, lines: plans.flatMap(planLines) };
};

const progressLine = ({ service, number, name, changed, total }: MigrationProgress): string =>
  `${service} ${number} ${name}: ${changed} of ${documents(total)}`;

const waitingWords: Readonly<Record<NonNullable<MigrationOutcome['waitsFor']>, string>> = {
  'other-process': 'another process runs the next migration',
  'second-pass': 'a second pass follows, because services were running',
  service: 'the next migration publishes events, so the service runs it after its start',
};

const outcomeLines = (service: string, { completed, waitsFor }: MigrationOutcome): string[] => {
  const done = completed.map(
    ({ number, name, changed }) => `${service} ${number} ${name}: changed ${documents(changed)}`,
  );
  if (waitsFor) return [...done, `${service}: ${waitingWords[waitsFor]}`];
  return done.length > 0 ? done : [`${service}: nothing to do`];
};

const migrateAll = async (uri: string, isAlone: boolean, { progress }: CommandContext): Promise<Result> => {
  const outcomes: (MigrationOutcome & { readonly service: string })[] = [];
  for (const service of serviceNames) {
    const migrations = await migrationsOf(service);
    const outcome = await migrations.run(uri, { isAlone, onProgress: (each) => progress(progressLine(each)) });
    outcomes.push({ service, ...outcome });
  }
  return {
    data: { services: outcomes },
    lines: outcomes.flatMap((outcome) => outcomeLines(outcome.service, outcome)),
  };
};

export const migrate = defineCommand({
  name: 'migrate',
  summary: 'Changes stored data to the format of this version, or shows what would change.',
  description:
    'Services do the same in the background after their start, so this is only needed to see the changes first, or to wait for them. An interrupted run continues where it was.',
  options: {
    ...databaseOptions,
    'dry-run': { type: 'boolean', help: 'Counts what would change, and changes nothing. The product may run.' },
    'while-running': { type: 'boolean', help: 'Migrates although the product runs. A second pass follows later.' },
  },
  examples: [
    ['migrate --dry-run', 'what would change in ./data'],
    ['migrate', 'changes it, while the product is stopped'],
  ],
  run: async ({ options }, context) => {
    const { 'dry-run': isDryRun, 'while-running': isWhileRunning } = options;
    const database = {
      ...chosenDatabase(options, context.environment),
      needsStoppedProduct: !isDryRun && !isWhileRunning,
    };
    return onServer(database, (uri) => (isDryRun ? planAll(uri) : migrateAll(uri, !isWhileRunning, context)));
  },
});
