import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MongoChoice } from '@folkmoot/embedded-mongo/source';
import { nodeFlags } from '../start/node-flags.mjs';
import { freePorts } from '../start/ports.mjs';
import type { Progress } from '../start/progress.mjs';
import type { Broker } from './broker';
import { type Child, keepRunning } from './child';
import { chooseDatabase, startDatabase } from './database';
import { startDevelopment } from './dev/development';
import { DEPLOYABLES_VARIABLE, type Deployable, deployableDirs, describeDeployables } from './environment';
import { watchEvents } from './event-watch';
import { startMailCatcher } from './mail';
import { assertMailIsSafe } from './mail-safety';
import { untilReady } from './readiness';
import { readLocalSecrets, readSecrets } from './secrets';
import { readMade, seedOnce, seedWhenEventsFlow } from './seed-once';
import { createShutdown, type Shutdown } from './shutdown';
import { welcome } from './welcome';

export interface StackOptions {
  separate: boolean;
  empty: boolean;
  dev: boolean;
  port: number;
  host: string;
  dataDir: string;
  root: string;
  progress: Progress;
}

const APP_GRACE_MS = 6000;

interface StackContext extends StackOptions {
  logDir: string;
  shutdown: Shutdown;
  choice: MongoChoice;
}

const prepareInfrastructure = async (context: StackContext) => {
  const { progress, shutdown, root, dataDir, logDir } = context;
  const local = readLocalSecrets(dataDir);
  const [database, mail, broker, servicePorts] = await Promise.all([
    progress.step(
      'database',
      () => startDatabase(context),
      (database) => `database: ${database.source}`,
    ),
    process.env.SMTP_URL
      ? null
      : progress.step('mail catcher at /dev/inbox', () => startMailCatcher({ ...context, local })),
    context.separate
      ? progress.step(
          'event broker',
          // Loaded only here: its packages take memory as long as the product runs.
          async () => (await import('./broker')).chooseBroker({ root, dataDir, logDir, env: process.env }),
          (b) => b.source,
        )
      : null,
    freePorts(deployableDirs.length - 1),
  ]);
  shutdown.add('database', database);
  shutdown.add('broker', ...(broker?.children ?? []));
  return { database, mail, broker, servicePorts };
};

const childOf = (
  { logDir, root, shutdown, progress }: StackContext,
  name: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Child => {
  const child = keepRunning({
    name,
    command: process.execPath,
    args: [
      ...nodeFlags,
      '--enable-source-maps',
      '--import',
      path.join(root, 'scripts/start/end-with-parent.mjs'),
      ...args,
    ],
    env: { ...process.env, AMQP_URL: undefined, ROOT_DIR: root, ...env },
    logDir,
    graceMs: APP_GRACE_MS,
    onCrash: (crashed, waitMs) =>
      progress.line(
        `  ! ${crashed} ended unexpectedly; it is started again in ${waitMs} ms (${logDir}/${crashed}.log)`,
      ),
  });
  shutdown.add('app', child);
  return child;
};

const startInOneProcess = (context: StackContext, deployables: readonly Deployable[]): Map<Deployable, Child> => {
  const program = path.join(context.root, 'build/run/all-in-one.mjs');
  const child = childOf(context, 'folkmoot', [program], { [DEPLOYABLES_VARIABLE]: JSON.stringify(deployables) });
  return new Map(deployables.map((deployable) => [deployable, child]));
};

const startSeparately = (context: StackContext, deployables: readonly Deployable[]): Map<Deployable, Child> =>
  new Map(
    deployables.map((deployable) => {
      const program = path.join(context.root, deployable.dir, 'dist/main.mjs');
      return [deployable, childOf(context, deployable.name, [program], deployable.env)];
    }),
  );

/** Resolves when all of them answer. Returns a function that waits for them again after a restart. */
const startDeployables = async (
  context: StackContext,
  deployables: readonly Deployable[],
): Promise<() => Promise<void>> => {
  const children = context.separate ? startSeparately(context, deployables) : startInOneProcess(context, deployables);
  const ready = async (): Promise<void> => {
    // One after the other: requests to all of them would slow down what they wait for.
    for (const [{ url }, child] of children) await untilReady(`${url}/readyz`, child);
  };
  await ready();
  return ready;
};

/** Fills a new installation. The broker may start later than the product. */
const fill = async (
  context: StackContext,
  deployables: readonly Deployable[],
  broker: Broker | null,
): Promise<void> => {
  const input = { ...context, deployables };
  if (!broker) return seedOnce(input);
  const services = deployables.filter(({ name }) => name !== 'gateway');
  const watch = watchEvents({ deployables: services, isThere: broker.isThere, print: context.progress.line });
  // Making only a system administrator needs no events.
  if (broker.isThere || context.empty) return seedOnce(input);
  void seedWhenEventsFlow(input, watch.isFlowing);
};

/** For commands next to the running product, such as `npx folkmoot sign-in-link`. */
const writeAddresses = (dataDir: string, deployables: readonly Deployable[]): void => {
  const addresses = Object.fromEntries(deployables.map(({ name, url }) => [name, url]));
  writeFileSync(path.join(dataDir, 'addresses.json'), JSON.stringify(addresses, null, 2));
};

const bringUp = async (context: StackContext): Promise<void> => {
  const { progress, dataDir, shutdown } = context;
  const [{ database, mail, broker, servicePorts }, development] = await Promise.all([
    prepareInfrastructure(context),
    context.dev ? startDevelopment(context) : undefined,
  ]);
  const deployables = describeDeployables({
    ...context,
    servicePorts,
    mongoUri: database.uri,
    amqpUrlFor: broker?.urlFor,
    smtpUrl: process.env.SMTP_URL || (mail?.smtpUrl ?? ''),
    inbox: mail ?? undefined,
    development,
    secrets: readSecrets(dataDir, process.env),
    isDemo: !context.empty,
  });
  const label = context.separate ? 'services and gateway, one process each' : 'services and gateway, one process';
  const ready = await progress.step(label, () => startDeployables(context, deployables));
  writeAddresses(dataDir, deployables);
  await fill(context, deployables, broker);
  if (process.env.BACKUP_DIR) {
    const { startBackups } = await import('./backups');
    shutdown.add('backups', startBackups({ ...context, mongoUri: database.uri }));
  }
  development?.watch(async () => {
    await context.shutdown.restart('app');
    await ready();
  });
  const made = readMade(dataDir, { empty: context.empty, env: process.env });
  progress.line(welcome(context, { ...made, hasInbox: mail !== null }));
};

/** Starts all parts of `npm start`, and stops them in order when the person or the system asks. */
export const runStack = async (options: StackOptions): Promise<void> => {
  assertMailIsSafe(options.host, process.env);
  if (process.env.BACKUP_DIR) (await import('./backups')).assertBackupSettings(process.env);
  const choice = chooseDatabase(options.dataDir, process.env);
  const logDir = path.join(options.dataDir, 'logs');
  mkdirSync(logDir, { recursive: true });
  const shutdown = createShutdown(options.progress);
  const context = { ...options, logDir, shutdown, choice };
  try {
    await bringUp(context);
  } catch (error) {
    await shutdown.stopAll();
    throw error;
  }
};
