import {
  campaignPublishedEvent,
  consumerQueues,
  councilChangedEvent,
  type Envelope,
  type EventDefinition,
  events,
  producersOf,
  responseSubmittedEvent,
  routingKey,
  serviceNames,
  sessionRevokedEvent,
} from '@folkmoot/contracts';
import { type ConfirmChannel, connect } from 'amqplib';
import { withPasswords } from '../../../../../deploy/rabbitmq/with-passwords.mjs';
import { createRabbitBroker, type RabbitBroker } from '../../testing/rabbit-broker.fixture';
import { until } from '../../testing/until';
import { memoryDeadLetters } from '../dead-letters';
import { PoisonError, type Transport } from '../transport';
import { createAmqpTransport } from './amqp-transport';
import { BROKER_OPERATOR, brokerDefinitions, brokerUserOf, brokerUsers } from './broker-definitions';
import { BURIED_EXCHANGE, DEAD_EXCHANGE, EVENTS_EXCHANGE, queueArguments } from './topology';

const passwordOf = (user: string): string => `password-of-${user}`;
const passwords = Object.fromEntries(brokerUsers.map((user) => [user, passwordOf(user)]));
const topology = Object.entries(consumerQueues).map(([queue, types]) => ({ queue, types: types.map(routingKey) }));

let broker: RabbitBroker;
let transports: Transport[] = [];
beforeAll(async () => {
  broker = await createRabbitBroker({ definitions: withPasswords(brokerDefinitions(), passwords) });
  await broker.start();
}, 90_000);
afterEach(async () => {
  await Promise.all(transports.map((transport) => transport.close()));
  transports = [];
});
afterAll(() => broker?.remove());

const urlOf = (deployable: string): string =>
  broker.urlAs(brokerUserOf(deployable), passwordOf(brokerUserOf(deployable)));

const transportOf = (deployable: string): Transport => {
  const transport = createAmqpTransport({ url: urlOf(deployable), topology, attempts: 2, confirmMs: 2_000 });
  transports.push(transport);
  return transport;
};

/** A minimal event: the fields that a broker needs. */
const eventOf = (definition: EventDefinition, id: string): Envelope => ({
  id,
  type: definition.type,
  version: definition.version,
  occurredAt: new Date().toISOString(),
  councilId: 'council_1',
  actor: { kind: 'system', id: 'tests', actingAs: null },
  aggregate: { type: 'test', id, revision: 1 },
  correlationId: 'test-correlation',
  payload: {},
});

/** Tries an operation on a new channel: 'done', 'refused' by the broker, or the other error. */
const attempt = async (deployable: string, work: (channel: ConfirmChannel) => Promise<unknown>): Promise<string> => {
  const connection = await connect(urlOf(deployable));
  connection.on('error', () => undefined);
  const channel = await connection.createConfirmChannel();
  let refusal = '';
  channel.once('error', (error: Error) => {
    refusal = error.message;
  });
  const failure = await work(channel).then(
    () => '',
    (error: unknown) => String(error),
  );
  await connection.close().catch(() => undefined);
  if (/ACCESS.REFUSED/.test(refusal + failure)) return 'refused';
  return failure || refusal || 'done';
};

const publishing = (deployable: string, exchange: string, key: string) =>
  attempt(deployable, async (channel) => {
    channel.publish(exchange, key, Buffer.from('{}'), { persistent: true });
    await channel.waitForConfirms();
  });

const reading = (deployable: string, queue: string) => attempt(deployable, (channel) => channel.get(queue));

test('the public service is refused when it publishes events of others', async () => {
  expect(await publishing('public', EVENTS_EXCHANGE, routingKey(councilChangedEvent))).toBe('refused');
  expect(await publishing('public', EVENTS_EXCHANGE, routingKey(campaignPublishedEvent))).toBe('refused');
  expect(await publishing('public', EVENTS_EXCHANGE, routingKey(responseSubmittedEvent))).toBe('done');
});

test.each(serviceNames)(
  '%s publishes its own events, and is refused when it publishes any other',
  async (service) => {
    const outcomes: [string, string][] = [];
    const wanted: [string, string][] = [];
    for (const event of events) {
      const isOwn = producersOf(event.type)?.includes(service) ?? false;
      outcomes.push([event.type, await publishing(service, EVENTS_EXCHANGE, routingKey(event))]);
      wanted.push([event.type, isOwn ? 'done' : 'refused']);
    }
    expect(outcomes).toEqual(wanted);
  },
  120_000,
);

test('a service is refused when it reads the queue of another service, and guest is refused when it signs in', async () => {
  expect(await reading('public', 'campaigns.responses')).toBe('refused');
  expect(await reading('public', 'admin.audit')).toBe('refused');
  expect(await reading('public', 'admin.audit.dead')).toBe('refused');
  expect(await reading('campaigns', 'subscribers.signups')).toBe('refused');
  expect(await reading('gateway', 'admin.audit')).toBe('refused');
  await expect(connect(broker.urlAs('guest', 'guest'))).rejects.toThrow(/ACCESS_REFUSED|403/);
});

test('a service is refused when it writes to queues, dead letters of others or bindings directly', async () => {
  for (const service of ['public', 'campaigns', 'subscribers']) {
    expect(await publishing(service, '', 'admin.audit')).toBe('refused');
    expect(await publishing(service, DEAD_EXCHANGE, 'admin.audit')).toBe('refused');
    expect(await publishing(service, BURIED_EXCHANGE, 'admin.audit')).toBe('refused');
    expect(await attempt(service, (channel) => channel.assertQueue('spy', { durable: true }))).toBe('refused');
    expect(await attempt(service, (channel) => channel.bindQueue('public.councils', EVENTS_EXCHANGE, '#'))).toBe(
      'refused',
    );
  }
});

test('restricted users can send events to the queue of a consumer, and to every gateway', async () => {
  const campaigns = transportOf('campaigns');
  const received: string[] = [];
  await campaigns.subscribe(
    'campaigns.councils',
    [routingKey(councilChangedEvent)],
    async ({ id }) => void received.push(id),
    { deadLetters: memoryDeadLetters() },
  );
  await campaigns.open();
  const gateway = transportOf('gateway');
  const receivedIds: string[] = [];
  await gateway.broadcast([routingKey(sessionRevokedEvent)], async ({ id }) => void receivedIds.push(id));
  await gateway.open();
  const admin = transportOf('admin');
  await admin.open();
  await until(async () => (await gateway.health()) && (await campaigns.health()));
  const sent = [eventOf(councilChangedEvent, 'council'), eventOf(sessionRevokedEvent, 'session')];
  expect(await admin.publish(sent)).toEqual([true, true]);
  await until(() => received.includes('council') && receivedIds.includes('session'));
});

test('an event is a dead letter that admin sees and replays when its consumer gives it up', async () => {
  const subscribers = transportOf('subscribers');
  const received: string[] = [];
  let isMended = false;
  await subscribers.subscribe(
    'subscribers.councils',
    [routingKey(councilChangedEvent)],
    async ({ id }) => {
      if (!isMended) throw new PoisonError('no use');
      received.push(id);
    },
    { deadLetters: memoryDeadLetters() },
  );
  await subscribers.open();
  const admin = transportOf('admin');
  await admin.open();
  expect(await admin.publish([eventOf(councilChangedEvent, 'given-up')])).toEqual([true]);
  const letters = () => admin.deadLetters.list('subscribers.councils');
  await until(async () => (await letters()).some(({ id }) => id === 'given-up'));
  isMended = true;
  expect(await admin.deadLetters.replay('subscribers.councils', ['given-up'])).toBe(1);
  await until(() => received.includes('given-up'));
});

test('the definitions equal what services assert, so that either may come first', async () => {
  const connection = await connect(broker.urlAs(BROKER_OPERATOR, passwordOf(BROKER_OPERATOR)));
  const channel = await connection.createChannel();
  const { queue } = await channel.assertQueue('admin.audit', {
    durable: true,
    arguments: queueArguments('admin.audit'),
  });
  await connection.close();
  expect(queue).toBe('admin.audit');
});
