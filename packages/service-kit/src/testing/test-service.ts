import { consumerQueues, type Envelope, type EventDefinition, routingKey } from '@folkmoot/contracts';
import type { Connection } from 'mongoose';
import type { Clock } from '../clock';
import { jobRunModel } from '../jobs/job-runs';
import { PLANNED_COLLECTION } from '../jobs/planned-jobs';
import { kitModels } from '../kit-models';
import { startService } from '../lifecycle/service';
import type { RunningService, ServiceConfig, ServiceDefinition, ServiceParts } from '../lifecycle/service.types';
import type { Mail } from '../mail/mail';
import type { Mailer } from '../mail/mailer';
import { createAmqpTransport } from '../messaging/amqp/amqp-transport';
import { createInProcessTransport } from '../messaging/in-process';
import type { Transport } from '../messaging/transport';
import { migrationModel } from '../migrations/migration-records';
import { silentLogger } from '../observability/logger';
import type { EventInput } from '../outbox/make-envelope';
import { caller } from './call';
import { type ManualClock, manualClock } from './manual-clock';
import { createQueryWatch } from './query-watch';
import { type RecordingTransport, recordingTransport } from './recording-transport';
import { signedEvent } from './signed-event';
import { testServer } from './test-database';
import { testKeyOf, testTrustedKeys } from './test-keys';

export interface TestServiceOptions<C extends ServiceConfig> {
  /** The service's own configuration, beyond the fields of the kit. */
  config: Omit<C, keyof ServiceConfig> & Partial<ServiceConfig>;
  clock?: ManualClock;
  /** Another instance of this service: on its database, with its clock. Stop it first. */
  beside?: Pick<TestService<unknown>, 'connection' | 'clock'>;
  /** Sends mail in place of the list `mails`, for a test with a mail server. Close it at the end. */
  mailer?: Mailer;
  /** True: a job runs as soon as work is written, as in the product. Otherwise the test decides when. */
  wakesJobs?: boolean;
}

export interface TestService<P> extends RunningService<P> {
  readonly call: ReturnType<typeof caller>;
  readonly events: RecordingTransport['events'];
  readonly eventsOf: RecordingTransport['eventsOf'];
  readonly deadLetters: RecordingTransport['deadLetters'];
  readonly forgetEvents: () => void;
  readonly mails: readonly Mail[];
  readonly clock: ManualClock;
  /** An event as another service would send it; resolves when every consumer has handled it. */
  receive<E extends EventDefinition>(definition: E, event: EventInput<E>): Promise<void>;
  /** The same for an event as it is, whoever made it. */
  publish(event: Envelope): Promise<void>;
  /** Resolves when everything written has been published and handled. */
  settled(): Promise<void>;
  /**
   * For the next test of a suite that starts the service once, which costs a tenth of a start: nothing is stored, nothing
   * was published or mailed. The clock goes on, and what the service keeps in memory stays.
   */
  empty(): Promise<void>;
}

/**
 * The scheduler's collections, without which a running service would not find its own jobs again, and the data version
 * of the database.
 */
const keptCollections = new Set([jobRunModel.collection, PLANNED_COLLECTION, migrationModel.collection]);

const deleteAll = async (connection: Connection): Promise<void> => {
  const collections = await connection.listCollections();
  const emptied = collections.filter(({ name }) => !keptCollections.has(name));
  // One after another: at once, each would open a connection of its own and log in.
  for (const { name } of emptied) await connection.collection(name).deleteMany({});
};

/** Tests set the clock, and start a second replica without a broker. So every look has its shortest interval. */
const LONGEST_LOOK_MS = 250;

const recordingMailer = (mails: Mail[]): Mailer => ({
  send: async (mail) => void mails.push(mail),
  close: () => undefined,
});

const configFor = <C extends ServiceConfig>(name: string, uri: string, overrides: TestServiceOptions<C>['config']): C =>
  ({
    nodeEnv: 'test',
    port: 0,
    host: '127.0.0.1',
    mongodbUri: uri,
    serviceKey: testKeyOf(name),
    trustedKeys: testTrustedKeys,
    mailFrom: 'Folkmoot <no-reply@folkmoot.example>',
    logLevel: 'silent',
    checkResponses: true,
    publicOrigin: 'http://localhost:8080',
    productName: 'Folkmoot',
    supportEmail: 'support@folkmoot.example',
    ...overrides,
  }) as unknown as C;

const receiver =
  (transport: RecordingTransport, clock: Clock) =>
  async <E extends EventDefinition>(definition: E, event: EventInput<E>): Promise<void> => {
    await transport.publish([signedEvent(definition, event, { now: clock.now() })]);
  };

const topology = Object.entries(consumerQueues).map(([queue, events]) => ({ queue, types: events.map(routingKey) }));

/** Inside the process, unless a test has a broker. */
const transportTo = (amqpUrl: string | undefined): Transport => {
  const backOff = { first: 5, most: 20 };
  return amqpUrl ? createAmqpTransport({ url: amqpUrl, topology, backOff }) : createInProcessTransport({ backOff });
};

/** Starts a service whole, on a fresh database and with events inside the process (or over `amqpUrl`). `stop` it at the end. */
export const startTestService = async <C extends ServiceConfig, P extends ServiceParts>(
  definition: ServiceDefinition<C, P>,
  options: TestServiceOptions<C>,
): Promise<TestService<P>> => {
  const server = await testServer();
  const { beside, wakesJobs = false } = options;
  const clock = options.clock ?? beside?.clock ?? manualClock(new Date());
  const mails: Mail[] = [];
  const watch = createQueryWatch([...kitModels, ...definition.models]);
  const config = configFor<C>(definition.name, server.uri, options.config);
  const transport = recordingTransport(transportTo(config.amqpUrl));
  const shared = {
    config,
    transport,
    clock,
    logger: silentLogger,
    mailer: options.mailer ?? recordingMailer(mails),
    longestLookMs: LONGEST_LOOK_MS,
    wakesJobs,
    onCommand: watch.note,
  };
  const service = await startService(definition, { ...shared, database: beside?.connection.name ?? server.name });
  await transport.open();
  const settled = async () => {
    if (!(await service.drain())) throw new Error('events did not settle within 10 seconds');
  };
  return {
    ...service,
    call: caller(service.url, { service: definition.name, clock }),
    events: transport.events,
    eventsOf: transport.eventsOf,
    forgetEvents: transport.forget,
    deadLetters: transport.deadLetters,
    mails,
    clock,
    receive: receiver(transport, clock),
    publish: async (event) => void (await transport.publish([event])),
    settled,
    empty: async () => {
      await settled();
      await deleteAll(service.connection);
      transport.forget();
      mails.length = 0;
    },
    stop: async () => {
      const problems = await watch.problems(service.connection);
      if (!beside) await service.connection.dropDatabase();
      await service.stop();
      await transport.close();
      await server.release();
      if (problems.length > 0) throw new Error(`queries of ${definition.name}:\n${problems.join('\n')}`);
    },
  };
};
