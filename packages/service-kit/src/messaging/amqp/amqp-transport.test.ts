import { type Envelope, systemActor } from '@folkmoot/contracts';
import { connect } from 'amqplib';
import { pause } from '../../concurrency/timing';
import { makeEnvelope } from '../../outbox/make-envelope';
import { noteMade } from '../../testing/note-service.fixture';
import { createRabbitBroker, type RabbitBroker } from '../../testing/rabbit-broker.fixture';
import { until } from '../../testing/until';
import { memoryDeadLetters } from '../dead-letters';
import { type Deliver, PoisonError, type Transport } from '../transport';
import { createAmqpTransport } from './amqp-transport';

const KEY = 'note.made.v1';
let broker: RabbitBroker;
let transports: Transport[] = [];

beforeAll(async () => {
  broker = await createRabbitBroker();
  await broker.start();
}, 60_000);
afterEach(async () => {
  await Promise.all(transports.map((transport) => transport.close()));
  transports = [];
});
afterAll(() => broker?.remove());

const event = (title: string): Envelope =>
  makeEnvelope(
    noteMade,
    { aggregate: { type: 'note', id: title, revision: 1 }, payload: { title } },
    { actor: systemActor('tests'), councilId: 'council_own', now: new Date() },
  );

const transportFor = (queue: string, options = {}) => {
  const transport = createAmqpTransport({
    url: broker.url,
    topology: [{ queue, types: [KEY] }],
    attempts: 3,
    backOff: { first: 5, most: 10 },
    ...options,
  });
  transports.push(transport);
  return transport;
};

const opened = async (queue: string, deliver?: Deliver, options = {}): Promise<Transport> => {
  const transport = transportFor(queue, options);
  if (deliver) await transport.subscribe(queue, [KEY], deliver, { deadLetters: memoryDeadLetters() });
  await transport.open();
  return transport;
};

test('published events are kept until their consumer first starts', async () => {
  const publisher = await opened('early');
  expect(await publisher.publish([event('kept')])).toEqual([true]);
  const got: unknown[] = [];
  await opened('early', async ({ payload }) => void got.push(payload));
  await until(() => got.length === 1);
  expect(got).toEqual([{ title: 'kept' }]);
});

test('a window of 500 is confirmed whole and shared between two replicas without repeats', async () => {
  const got: string[] = [];
  const counts = [0, 0];
  const deliver =
    (replica: number) =>
    async ({ id }: Envelope) => {
      got.push(id);
      counts[replica] = (counts[replica] ?? 0) + 1;
      await pause(1);
    };
  const first = await opened('shared', deliver(0));
  await opened('shared', deliver(1));
  const outcomes = await first.publish(Array.from({ length: 500 }, (_, index) => event(`e${index}`)));
  expect(outcomes.every(Boolean)).toBe(true);
  await until(() => got.length >= 500);
  await pause(100);
  expect([got.length, new Set(got).size]).toEqual([500, 500]);
  expect(Math.min(...counts)).toBeGreaterThan(0);
});

test('one replica gets all events while it keeps up, and another one when it is gone, when the queue prefers one replica', async () => {
  const got: string[][] = [[], []];
  const replicas: Transport[] = [];
  for (const own of got) {
    const replica = transportFor('preferring');
    const options = { deadLetters: memoryDeadLetters(), prefersOneReplica: true, prefetch: 50 };
    await replica.subscribe('preferring', [KEY], async ({ id }) => void own.push(id), options);
    await replica.open();
    replicas.push(replica);
  }
  const publisher = await opened('publishing');
  const publishSome = async (total: number) => {
    for (let round = 0; round < 20; round++) {
      await publisher.publish(Array.from({ length: 5 }, (_, index) => event(`${total} ${round} ${index}`)));
    }
    await until(() => got.flat().length >= total);
  };
  await publishSome(100);
  expect(got.map(({ length }) => length).sort((a, b) => a - b)).toEqual([0, 100]);
  const preferred = got.findIndex(({ length }) => length === 100);
  await replicas[preferred]?.close();
  await publishSome(200);
  expect(got.map(({ length }) => length)).toEqual([100, 100]);
});

test('an event is a dead letter with its reason when it always fails, while others are handled, and can be replayed', async () => {
  let mended = false;
  const got: string[] = [];
  const transport = await opened('failing', async ({ aggregate }) => {
    if (aggregate.id === 'bad' && !mended) throw new Error('broken here');
    got.push(aggregate.id);
  });
  await transport.publish([event('bad'), event('good')]);
  await until(async () => (await transport.deadLetters.list('failing')).length === 1);
  const [letter] = await transport.deadLetters.list('failing');
  expect([got, letter?.envelope?.payload, letter?.reason]).toEqual([['good'], { title: 'bad' }, 'Error: broken here']);
  expect(await transport.deadLetters.replay('failing', ['another'])).toBe(0);
  mended = true;
  expect(await transport.deadLetters.replay('failing', [String(letter?.id)])).toBe(1);
  await until(() => got.includes('bad'));
  expect(await transport.deadLetters.list('failing')).toEqual([]);
});

test('an event is a dead letter after one try when a retry cannot help', async () => {
  let tries = 0;
  const transport = await opened('poison', async () => {
    tries += 1;
    throw new PoisonError('no use');
  });
  await transport.publish([event('bad')]);
  await until(async () => (await transport.deadLetters.list('poison')).length === 1);
  expect(tries).toBe(1);
});

test('queues report waiting events, consumers and age', async () => {
  const publisher = await opened('unread');
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const busy = await opened('busy', () => finished);
  await publisher.publish([{ ...event('slow'), occurredAt: '2020-01-01T00:00:00.000Z' }]);
  const stateOf = async (transport: Transport, queue: string) =>
    (await transport.queues()).find(({ name }) => name === queue);
  await until(async () => (await stateOf(busy, 'busy'))?.inHand === 1);
  const counts = { deadLetters: 0, waiting: 0, inHand: 1, consumers: 1 };
  expect(await stateOf(busy, 'busy')).toEqual({ name: 'busy', ...counts, oldestAt: expect.any(Date) });
  const { oldestAt } = (await stateOf(busy, 'busy')) ?? {};
  expect(Math.abs(Date.now() - Number(oldestAt))).toBeLessThan(30_000);
  await until(async () => (await stateOf(publisher, 'unread'))?.waiting === 1);
  expect(await stateOf(publisher, 'unread')).toMatchObject({ inHand: 0, consumers: 0, oldestAt: null });
  finish();
});

test('a dead letter that is no event is listed with its reason and can be discarded', async () => {
  const transport = await opened('foreign', async () => undefined);
  const raw = await connect(broker.url);
  const channel = await raw.createConfirmChannel();
  channel.sendToQueue('foreign', Buffer.from('not an event'));
  await channel.waitForConfirms();
  await raw.close();
  await until(async () => (await transport.deadLetters.list('foreign')).length === 1);
  const [letter] = await transport.deadLetters.list('foreign');
  expect([letter?.envelope, letter?.reason]).toEqual([null, expect.stringContaining('not an event')]);
  expect(await transport.deadLetters.discard('foreign', ['another'])).toBe(0);
  expect(await transport.deadLetters.discard('foreign', [String(letter?.id)])).toBe(1);
  expect(await transport.deadLetters.list('foreign')).toEqual([]);
});

test('an event is delivered to another replica when its replica ends before it has finished', async () => {
  const publisher = await opened('taken-over');
  const raw = await connect(broker.url);
  const channel = await raw.createChannel();
  const taken = new Promise<void>((resolve) => {
    void channel.consume('taken-over', () => resolve());
  });
  await publisher.publish([event('orphan')]);
  await taken;
  await raw.close();
  const got: string[] = [];
  await opened('taken-over', async ({ aggregate }) => void got.push(aggregate.id));
  await until(() => got.length === 1);
  expect(got).toEqual(['orphan']);
});

test('a transport that closes takes no further event, and another replica gets them all', async () => {
  const started: string[] = [];
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const transport = transportFor('closing');
  const deliver: Deliver = async ({ aggregate }) => {
    started.push(aggregate.id);
    await (aggregate.id === 'c0' ? gate : pause(1));
  };
  await transport.subscribe('closing', [KEY], deliver, { deadLetters: memoryDeadLetters(), prefetch: 2 });
  await transport.open();
  const names = Array.from({ length: 200 }, (_, index) => `c${index}`);
  await transport.publish(names.map(event));
  await until(() => started.length > 1);
  const closing = transport.close();
  const before = started.length;
  await pause(100);
  release();
  await closing;
  const got = new Set<string>();
  await opened('closing', async ({ aggregate }) => void got.add(aggregate.id));
  await until(() => new Set([...started, ...got]).size === names.length);
  expect(started).toHaveLength(before);
});

test('both replicas get the event when it is broadcast', async () => {
  const got: string[] = [];
  for (const name of ['a', 'b']) {
    const replica = transportFor('casting');
    await replica.broadcast([KEY], async () => void got.push(name));
    await replica.open();
  }
  await transports[0]?.publish([event('x')]);
  await until(() => got.length === 2);
  expect(got.sort()).toEqual(['a', 'b']);
});

test('publish says false, then true, and nothing confirmed is lost when a broker is killed and started again', async () => {
  const got = new Set<string>();
  const transport = await opened('survivor', async ({ aggregate }) => void got.add(aggregate.id));
  const quiet = await opened('unheard');
  expect(await transport.publish([event('before')])).toEqual([true]);
  // RabbitMQ writes the record of a new queue to disk only after a second or so, and does not say when. On a busy
  // machine it may take longer.
  await pause(4_000);
  await broker.kill();
  expect(await quiet.publish([event('meanwhile')])).toEqual([false]);
  await until(async () => !(await transport.health()));
  const late = transportFor('latecomer', { openWithinMs: 50 });
  const heard: string[] = [];
  await late.subscribe('latecomer', [KEY], async ({ aggregate }) => void heard.push(aggregate.id), {
    deadLetters: memoryDeadLetters(),
  });
  await late.open();
  expect(await late.health()).toBe(false);
  await broker.start();
  await until(async () => (await transport.health()) && (await late.health()), 20_000);
  expect(await transport.publish([event('after')])).toEqual([true]);
  await until(() => got.has('after') && heard.includes('after'));
  expect(got.has('before')).toBe(true);
}, 60_000);
