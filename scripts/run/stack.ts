import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MongoChoice } from '@folkmoot/embedded-mongo';
import { nodeFlags } from '../start/node-flags.mjs';
import { freePorts } from '../start/ports.mjs';
import type { Progress } from '../start/progress.mjs';
import { type Broker, chooseBroker } from './broker';
import { type Child, keepRunning } from './child';
import { chooseDatabase, startDatabase } from './database';
import { startDevelopment } from './dev/development';
import { DEPLOYABLES_VARIABLE, type Deployable, deployableDirs, describeDeployables } from './environment';
import { watchEvents } from './event-watch';
import { startMailCatcher } from './mail';
import { assertMailIsSafe } from './mail-safety';
import { untilReady } from './readiness';
import { readLocalSecrets, readSecrets } from './secrets';
import { seedOnce, seedWhenEventsFlow } from './seed-once';
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

interface Ground extends StackOptions {
  logDir: string;
  shutdown: Shutdown;
  choice: MongoChoice;
}

const prepareInfrastructure = async (ground: Ground) => {
  const { progress, shutdown, root, dataDir, logDir } = ground;
  const local = readLocalSecrets(dataDir);
  const [database, mail, broker, servicePorts] = await Promise.all([
    progress.step(
      'database',
      () => startDatabase(ground),
      (found) => `database: ${found.source}`,
    ),
    process.env.SMTP_URL
      ? null
      : progress.step('mail catcher at /dev/inbox', () => startMailCatcher({ ...ground, local })),
    ground.separate
      ? progress.step(
          'event broker',
          () => chooseBroker({ root, dataDir, logDir, env: process.env }),
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
  { logDir, root, shutdown, progress }: Ground,
  name: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Child => {
  const child = keepRunning({
    name,
    command: process.execPath,
    args: [...nodeFlags, '--enable-source-maps', '--import', path.join(root, 'scripts/start/leash.mjs'), ...args],
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

const startTogether = (ground: Ground, deployables: readonly Deployable[]): Map<Deployable, Child> => {
  const program = path.join(ground.root, 'build/run/all-in-one.mjs');
  const child = childOf(ground, 'folkmoot', [program], { [DEPLOYABLES_VARIABLE]: JSON.stringify(deployables) });
  return new Map(deployables.map((deployable) => [deployable, child]));
};

const startSeparately = (ground: Ground, deployables: readonly Deployable[]): Map<Deployable, Child> =>
  new Map(
    deployables.map((deployable) => {
      const program = path.join(ground.root, deployable.dir, 'dist/main.mjs');
      return [deployable, childOf(ground, deployable.name, [program], deployable.env)];
    }),
  );

/** Resolves when all of them answer; so does what it gives back, for after a restart. */
const startDeployables = async (ground: Ground, deployables: readonly Deployable[]): Promise<() => Promise<void>> => {
  const children = ground.separate ? startSeparately(ground, deployables) : startTogether(ground, deployables);
  const ready = async (): Promise<void> => {
    await Promise.all([...children].map(([{ url }, child]) => untilReady(`${url}/readyz`, child)));
  };
  await ready();
  return ready;
};

/** Fills a new installation; the broker may come later than the person can work. */
const fill = async (ground: Ground, deployables: readonly Deployable[], broker: Broker | null): Promise<void> => {
  const input = { ...ground, deployables };
  if (!broker) return seedOnce(input);
  const services = deployables.filter(({ name }) => name !== 'gateway');
  const watch = watchEvents({ deployables: services, isThere: broker.isThere, tell: ground.progress.line });
  // A system administrator alone needs no event.
  if (broker.isThere || ground.empty) return seedOnce(input);
  void seedWhenEventsFlow(input, watch.isFlowing);
};

/** For commands beside the running product, such as `npm run sign-in-link`. */
const writeAddresses = (dataDir: string, deployables: readonly Deployable[]): void => {
  const addresses = Object.fromEntries(deployables.map(({ name, url }) => [name, url]));
  writeFileSync(path.join(dataDir, 'addresses.json'), JSON.stringify(addresses, null, 2));
};

const bringUp = async (ground: Ground): Promise<void> => {
  const { progress, dataDir } = ground;
  const [{ database, mail, broker, servicePorts }, development] = await Promise.all([
    prepareInfrastructure(ground),
    ground.dev ? startDevelopment(ground) : undefined,
  ]);
  const deployables = describeDeployables({
    ...ground,
    servicePorts,
    mongoUri: database.uri,
    amqpUrlFor: broker?.urlFor,
    smtpUrl: process.env.SMTP_URL || (mail?.smtpUrl ?? ''),
    inbox: mail ?? undefined,
    development,
    secrets: readSecrets(dataDir, process.env),
    isDemo: !ground.empty,
  });
  const label = ground.separate ? 'services and gateway, one process each' : 'services and gateway, one process';
  const ready = await progress.step(label, () => startDeployables(ground, deployables));
  writeAddresses(dataDir, deployables);
  await fill(ground, deployables, broker);
  development?.watch(async () => {
    await ground.shutdown.restart('app');
    await ready();
  });
  progress.line(welcome(ground, { hasInbox: mail !== null }));
};

/** Starts everything that `npm start` promises and stops it in order when the person or the system asks. */
export const runStack = async (options: StackOptions): Promise<void> => {
  assertMailIsSafe(options.host, process.env);
  const choice = chooseDatabase(options.dataDir, process.env);
  const logDir = path.join(options.dataDir, 'logs');
  mkdirSync(logDir, { recursive: true });
  const shutdown = createShutdown(options.progress);
  const ground = { ...options, logDir, shutdown, choice };
  try {
    await bringUp(ground);
  } catch (error) {
    await shutdown.stopAll();
    throw error;
  }
};
