import { randomUUID } from 'node:crypto';
import { consumerQueues, permissionRefusedEvent, routingKey } from '@folkmoot/contracts';
import type { Connection } from 'mongoose';
import { systemClock } from '../clock';
import { type ErasureLog, openErasureLog } from '../erasure/erasure-log';
import { replayErasures } from '../erasure/replay-erasures';
import { councilExporter, councilExportRoutes } from '../export/council-export';
import type { RefusedCall } from '../http/perform';
import { createServiceApp } from '../http/service-app';
import { createJobs } from '../jobs/jobs';
import { kitModels } from '../kit-models';
import { recordedMailer } from '../mail/mail-record';
import { createMailer } from '../mail/mailer';
import { createAmqpTransport } from '../messaging/amqp/amqp-transport';
import { brokerTlsOf } from '../messaging/amqp/broker-tls';
import { runConsumers } from '../messaging/consumer';
import { createInProcessTransport } from '../messaging/in-process';
import type { QueueBinding, Transport } from '../messaging/transport';
import { assertKnownData, isNewDatabase } from '../migrations/data-version';
import { assertNumbered, type Migration } from '../migrations/migration.types';
import { migrationJob } from '../migrations/migration-job';
import { skipMigrations } from '../migrations/migration-records';
import { closeMongo, connectMongo, pingMongo } from '../mongo/connect';
import { type ModelDefinition, prepareModels } from '../mongo/model';
import { shardKeyProblems } from '../mongo/shard-key';
import { createUnitOfWork } from '../mongo/unit-of-work';
import { requireUsableDatabase } from '../mongo/usable-database';
import { createLogger } from '../observability/logger';
import { createMetrics } from '../observability/metrics';
import { type ReportSources, reportOf, reportRoute } from '../observability/service-report';
import { addStateGauges } from '../observability/state-gauges';
import { createRelay, type Relay } from '../outbox/relay';
import { outboxSignal } from '../outbox/signal';
import { outboxSource } from '../outbox/source';
import { createRefusalLog } from '../security/refusal-log';
import { createBlobs } from '../storage/blobs';
import { tracedConsumer, tracedJob } from '../tracing/traced-work';
import { startTracing } from '../tracing/tracing';
import type { Tracing } from '../tracing/tracing.types';
import { createEventTrust, type EventTrust } from '../trust/event-trust';
import { readSigningSwitch } from '../trust/signing-switch';
import { createGracefulLeave } from './graceful-leave';
import { listen } from './listen';
import type {
  RelaySource,
  RunningService,
  ServiceConfig,
  ServiceDefinition,
  ServiceKit,
  ServiceParts,
  StartOptions,
} from './service.types';
import { StartError } from './start-error';
import { createUndo, type Undo } from './undo';

/** The queues that contracts declare for the whole product. */
const contractTopology: readonly QueueBinding[] = Object.entries(consumerQueues).map(([queue, events]) => ({
  queue,
  types: events.map(routingKey),
}));

const DRAIN_MS = 5_000;
/** With a broker there may be other replicas, and people wait for work that another one has written. */
const LONGEST_LOOK_BESIDE_OTHERS_MS = 5_000;
/** Without a broker the service has one process, so nearly all work is announced inside it. */
const LONGEST_LOOK_ALONE_MS = 60_000;
/** Polls of the job scheduler, which starts at once what this process schedules. Less than the lease of a job. */
const POLL_MS = { shortest: 2_000, longest: 15_000 };
/** Checks of the watchdog, which acts after two of them. Seldom where work is looked for seldom. */
const WATCH_MS = { shortest: 15_000, longest: 30_000 };

/** Declares a service: its collections, the migrations of its data, and its composition root. */
export const defineService = <C extends ServiceConfig, P extends ServiceParts = ServiceParts>(
  definition: ServiceDefinition<C, P>,
): ServiceDefinition<C, P> => {
  assertNumbered(definition.name, definition.migrations ?? []);
  const problems = definition.models.flatMap(shardKeyProblems);
  if (problems.length > 0) throw new Error(problems.join('; '));
  return definition;
};

type LoggedOptions<C extends ServiceConfig> = StartOptions<C> & Required<Pick<StartOptions<C>, 'logger'>>;

interface KitDependencies {
  readonly name: string;
  readonly trust: EventTrust;
  readonly connection: Connection;
  readonly transport: Transport;
  readonly tracing: Tracing;
  readonly reporting: { sources?: ReportSources };
  readonly erasureLog: ErasureLog;
}

const longestLookMsOf = ({ kind }: Transport): number =>
  kind === 'in-process' ? LONGEST_LOOK_ALONE_MS : LONGEST_LOOK_BESIDE_OTHERS_MS;

const within = ({ shortest, longest }: { shortest: number; longest: number }, ms: number): number =>
  Math.min(longest, Math.max(shortest, ms));

const makeKit = <C extends ServiceConfig>(
  { name, trust, connection, transport, tracing, reporting, erasureLog }: KitDependencies,
  options: LoggedOptions<C>,
): ServiceKit<C> => {
  const { config, clock = systemClock, logger, mailer, loadS3 } = options;
  const { wakesJobs = true, longestLookMs = longestLookMsOf(transport) } = options;
  const units: ServiceKit['units'] = (repositories, itsClock = clock) =>
    createUnitOfWork({ connection, repositories, producer: name, clock: itsClock, sign: trust.sign, erasureLog });
  const sender = mailer ?? createMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, logger });
  const recorded = recordedMailer(sender);
  return {
    name,
    config,
    connection,
    clock,
    logger,
    metrics: createMetrics(name),
    tracing,
    mailer: recorded.mailer,
    mailFigures: recorded.figures,
    blobs: createBlobs({ config, connection, service: name, loadS3 }),
    longestLookMs,
    jobs: createJobs({
      connection,
      logger,
      clock,
      longestLookMs,
      wakesJobs,
      pollMs: within(POLL_MS, longestLookMs),
      watchMs: within(WATCH_MS, longestLookMs),
    }),
    deadLetters: transport.deadLetters,
    report: async () => {
      if (!reporting.sources) throw new Error(`${name} has not started yet`);
      return reportOf(reporting.sources);
    },
    refusals: createRefusalLog({ units: units(() => ({})), clock, logger }),
    units,
  };
};

const transportFor = (options: LoggedOptions<ServiceConfig>, topology: readonly QueueBinding[]): Transport => {
  if (options.transport) return options.transport;
  const { config, logger } = options;
  if (!config.amqpUrl) return createInProcessTransport();
  return createAmqpTransport({ url: config.amqpUrl, tls: brokerTlsOf(config), topology, logger });
};

/** The standard outbox, and the service's own additional ones. */
const outboxesOf = ({ name, connection }: ServiceKit, { relays = [] }: ServiceParts): RelaySource[] => [
  { name: `${name}.outbox`, source: outboxSource(connection), signal: outboxSignal(connection) },
  ...relays,
];

const makeRelays = (
  outboxes: readonly RelaySource[],
  { logger, metrics, longestLookMs }: ServiceKit,
  transport: Transport,
  { signOld }: EventTrust,
): Relay[] => {
  const onPublished = (count: number) => metrics.published(count);
  const common = { transport, signOld, logger, longestSweepMs: longestLookMs, onPublished };
  return outboxes.map((each) => createRelay({ ...each, ...common }));
};

const reportSourcesOf = <C extends ServiceConfig>(
  kit: ServiceKit<C>,
  parts: ServiceParts,
  transport: Transport,
  relays: readonly Relay[],
): ReportSources => ({
  service: kit.name,
  instance: randomUUID(),
  startedAt: kit.clock.now(),
  connection: kit.connection,
  transport,
  consumes: (parts.consumers ?? []).map(({ name }) => name),
  outboxes: outboxesOf(kit, parts).map((outbox, index) => ({
    ...outbox,
    movedAt: () => relays[index]?.movedAt() ?? null,
  })),
  mail: { isSetUp: Boolean(kit.config.smtpUrl), figures: kit.mailFigures },
  mailQueues: parts.mailQueues ?? [],
  storage: { kind: kit.config.s3Url ? 's3' : 'database', blobs: kit.blobs },
  jobs: () => kit.jobs.report(),
});

const subscribe = async (
  parts: ServiceParts,
  { logger, metrics, tracing }: ServiceKit,
  transport: Transport,
  { verify }: EventTrust,
) => {
  const consumers = (parts.consumers ?? []).map(tracedConsumer(tracing, transport));
  await runConsumers({ transport, consumers, verify, logger, metrics });
  for (const { types, deliver } of parts.broadcasts ?? []) await transport.broadcast(types, deliver);
};

const listening = async <C extends ServiceConfig>(
  kit: ServiceKit<C>,
  parts: ServiceParts,
  transport: Transport,
  report: ReportSources,
) => {
  const { name, config, logger, metrics, tracing, connection, clock, refusals } = kit;
  const gracefulLeave = createGracefulLeave(config.drainSeconds);
  // Without a broker a service still serves, and its events wait in the outbox. To report it as not ready would lose
  // more.
  const health = {
    needed: { database: () => pingMongo(connection), ...parts.health },
    waitedFor: { events: () => transport.health() },
    isLeaving: gracefulLeave.isLeaving,
  };
  const exporting = councilExportRoutes(councilExporter(kit, parts.exported ?? { models: [] }));
  const routes = [...parts.routes, ...exporting, reportRoute(report)];
  const onRefused = ({ operation, actor, network }: RefusedCall): void =>
    refusals.note({ event: permissionRefusedEvent, actor, change: operation.name, network });
  const observed = { logger, metrics, tracing };
  const app = createServiceApp({ service: name, routes, config, ...observed, health, clock, onRefused });
  const server = await listen(app, config.port, config.host);
  logger.info({ port: server.port }, 'listening');
  return { app, server, gracefulLeave };
};

interface Data {
  readonly service: string;
  readonly connection: Connection;
  readonly models: readonly ModelDefinition[];
  readonly migrations: readonly Migration[];
}

/** Makes collections and indexes. Changes nothing in a database that is newer than the product. */
const prepareData = async ({ service, connection, models, migrations }: Data): Promise<void> => {
  await assertKnownData({ service, connection, migrations });
  const isNew = await isNewDatabase(connection);
  await prepareModels(connection, [...kitModels, ...models]);
  if (isNew) await skipMigrations(connection, migrations);
};

/**
 * Starts a service: database, events, jobs, then HTTP. A shared transport is opened by the caller after all services
 * have started. When a step fails, the earlier steps are undone.
 */
export const startService = async <C extends ServiceConfig, P extends ServiceParts>(
  definition: ServiceDefinition<C, P>,
  options: StartOptions<C>,
): Promise<RunningService<P>> => {
  const { logger = createLogger(definition.name, options.config.logLevel) } = options;
  const undo = createUndo((error) => logger.warn({ err: error }, 'an error occurred while stopping'));
  try {
    return await build(definition, { ...options, logger }, undo);
  } catch (error) {
    await undo.run();
    throw error;
  }
};

const build = async <C extends ServiceConfig, P extends ServiceParts>(
  { name, database = `folkmoot_${name}`, models, migrations = [], compose }: ServiceDefinition<C, P>,
  options: LoggedOptions<C>,
  undo: Undo,
): Promise<RunningService<P>> => {
  const tracing = await startTracing(name, options.config, options.logger);
  undo.add(() => tracing.stop(), 'tracing');
  const connection = await connectMongo(options.config.mongodbUri, options.database ?? database, {
    tracing,
    onCommand: options.onCommand,
  }).catch((error: Error) => {
    throw new StartError(`MONGODB_URI: the database cannot be used: ${error.message}`, { cause: error });
  });
  undo.add(() => closeMongo(connection), 'the database connection');
  await requireUsableDatabase(connection);
  await prepareData({ service: name, connection, models, migrations });
  const transport = transportFor(options, options.topology ?? contractTopology);
  if (!options.transport) undo.add(() => transport.close(), 'the broker connection');
  const reporting: KitDependencies['reporting'] = {};
  const { serviceKey, trustedKeys } = options.config;
  const keys = { service: name, serviceKey, trustedKeys };
  const trust = createEventTrust({ ...keys, signingSwitch: await readSigningSwitch(connection, keys) });
  const erasureLog = openErasureLog(options.config.erasuresDir, name);
  const kit = makeKit({ name, trust, connection, transport, tracing, reporting, erasureLog }, options);
  const parts = await compose(kit);
  await replayErasures({ service: name, log: erasureLog, connection, logger: kit.logger }, parts.replays ?? {});
  await subscribe(parts, kit, transport, trust);
  const relays = makeRelays(outboxesOf(kit, parts), kit, transport, trust);
  reporting.sources = reportSourcesOf(kit, parts, transport, relays);
  addStateGauges(kit.metrics, kit);
  const drain = async (withinMs?: number) =>
    (await Promise.all(relays.map((each) => each.drain(withinMs)))).every(Boolean);
  undo.add(() => Promise.all(relays.map((each) => each.stop())), 'the outbox');
  undo.add(async () => (await transport.health()) && drain(DRAIN_MS), 'handing over events');
  if (!options.transport) await transport.open();
  for (const relay of relays) relay.start();
  undo.add(() => parts.stop?.(), 'the features');
  undo.add(() => kit.jobs.stop(), 'the jobs');
  const migrating = migrationJob(kit, migrations);
  await kit.jobs.start([...(parts.jobs ?? []), ...migrating.jobs].map(tracedJob(tracing)));
  await parts.start?.();
  await migrating.queue();
  const { app, server, gracefulLeave } = await listening(kit, parts, transport, reporting.sources);
  undo.add(() => server.close(), 'the HTTP server');
  undo.add(gracefulLeave.leave, 'the wait before the stop');
  const { port, url } = server;
  return { name, port, url, app, connection, parts, jobs: kit.jobs, drain, stop: undo.run };
};
