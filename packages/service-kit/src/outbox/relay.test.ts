import { type Envelope, systemActor } from '@folkmoot/contracts';
import { createUnitOfWork, type Units } from '../mongo/unit-of-work';
import { silentLogger } from '../observability/logger';
import { type TestDatabase, testDatabase } from '../testing';
import { noteMade, noteModel, repositories } from '../testing/note-service.fixture';
import { until } from '../testing/until';
import type { OutboxEntry } from './entry';
import { outboxCollection } from './outbox.model';
import { createRelay, type Relay } from './relay';
import { createSignal, outboxSignal } from './signal';
import { collectionSource, type OutboxSource, outboxSource } from './source';
import { createWrittenEntries } from './written-entries';

let database: TestDatabase;
let units: Units<ReturnType<typeof repositories>>;
let relays: Relay[] = [];
const actor = systemActor('tests', 'council_own');

beforeAll(async () => {
  database = await testDatabase([noteModel]);
  units = createUnitOfWork({ connection: database.connection, repositories, producer: 'tests', sign: null });
});
afterEach(async () => {
  await Promise.all(relays.map((relay) => relay.stop()));
  relays = [];
  await outboxCollection(database.connection).deleteMany({});
});
afterAll(() => database?.stop());

const write = (count: number, title = 'x') =>
  units.unitOfWork(actor, async ({ outbox }) => {
    for (let index = 0; index < count; index++) {
      const aggregate = { type: 'note', id: `${title}${index}`, revision: 1 };
      await outbox.add(noteMade, { aggregate, payload: { title: `${title}${index}` } });
    }
  });

const startRelay = (
  publish: (envelopes: readonly Envelope[]) => Promise<readonly boolean[]>,
  { leaseMs = 15_000, sweepMs = 100 } = {},
) => {
  const { connection } = database;
  const relay = createRelay({
    name: 'tests',
    source: outboxSource(connection, { leaseMs }),
    transport: { publish },
    logger: silentLogger,
    signal: outboxSignal(connection),
    windowSize: 50,
    sweepMs,
  });
  relays.push(relay);
  relay.start();
  return relay;
};

const waiting = () => outboxCollection(database.connection).countDocuments({ dueAt: { $exists: true } });

test('a relay publishes each event once and marks it sent when it is committed while it runs', async () => {
  const published: string[] = [];
  const relay = startRelay(async (envelopes) => envelopes.map(({ id }) => published.push(id) > 0));
  await write(120);
  expect(await relay.drain()).toBe(true);
  expect([published.length, new Set(published).size, await waiting()]).toEqual([120, 120, 0]);
});

test('a relay needs no sweep when a commit signals it', async () => {
  let resolve: (ids: string[]) => void = () => undefined;
  const published = new Promise<string[]>((done) => {
    resolve = done;
  });
  const relay = startRelay(
    async (envelopes) => {
      resolve(envelopes.map(({ aggregate }) => aggregate.id));
      return envelopes.map(() => true);
    },
    { sweepMs: 3_600_000 },
  );
  // Now it waits: its next sweep is an hour away.
  expect(await relay.drain()).toBe(true);
  await write(1);
  expect(await published).toEqual(['x0']);
});

test('two relays share one outbox without repeats', async () => {
  await write(300);
  const published: string[] = [];
  const publish = async (envelopes: readonly Envelope[]) => envelopes.map(({ id }) => published.push(id) > 0);
  const both = [startRelay(publish), startRelay(publish)];
  await Promise.all(both.map((relay) => relay.drain()));
  expect([published.length, new Set(published).size]).toEqual([300, 300]);
});

test('a relay loses nothing and continues when the broker was away', async () => {
  let away = true;
  const published = new Set<string>();
  const relay = startRelay(async (envelopes) => {
    if (away) return envelopes.map(() => false);
    return envelopes.map(({ id }) => published.add(id).size > 0);
  });
  await write(80);
  expect(await relay.drain(300)).toBe(false);
  expect(await waiting()).toBe(80);
  await write(20, 'meanwhile');
  away = false;
  expect(await relay.drain(30_000)).toBe(true);
  expect([published.size, await waiting()]).toEqual([100, 0]);
});

test('a relay keeps exactly the events that the transport rejects', async () => {
  await write(10);
  let rejections = 0;
  startRelay(async (envelopes) =>
    envelopes.map(({ aggregate }) => {
      if (aggregate.id === 'x3') rejections += 1;
      return aggregate.id !== 'x3';
    }),
  );
  await until(async () => rejections >= 2 && (await waiting()) <= 1);
  const kept = await outboxCollection(database.connection)
    .find({ dueAt: { $exists: true } })
    .toArray();
  expect(kept.map(({ envelope }) => envelope.aggregate.id)).toEqual(['x3']);
});

test('another relay continues after the lease when a relay was killed after a claim', async () => {
  await write(5);
  const claimedAt = performance.now();
  const claimed = await outboxSource(database.connection, { leaseMs: 300 }).claim(50);
  expect(claimed).toHaveLength(5);
  const publishedAt: number[] = [];
  let resolve: () => void = () => undefined;
  const allPublished = new Promise<void>((done) => {
    resolve = done;
  });
  const relay = startRelay(async (envelopes) => {
    publishedAt.push(...envelopes.map(() => performance.now()));
    if (publishedAt.length === 5) resolve();
    return envelopes.map(() => true);
  });
  await allPublished;
  expect(Math.min(...publishedAt) - claimedAt).toBeGreaterThan(250);
  expect([await relay.drain(), publishedAt.length, await waiting()]).toEqual([true, 5, 0]);
});

test('a relay looks at the time at which an entry is due when it looks rarely', async () => {
  let claims = 0;
  const source: OutboxSource = {
    ...outboxSource(database.connection),
    claim: async () => {
      claims += 1;
      return [];
    },
    nextDueAt: async () => new Date(),
  };
  const transport = { publish: async () => [] };
  const rarely = { sweepMs: 20, longestSweepMs: 3_600_000 };
  const relay = createRelay({ name: 'tests', source, transport, logger: silentLogger, ...rarely });
  relays.push(relay);
  relay.start();
  // The twentieth look of a growing pace would be two minutes away.
  await until(() => claims > 20);
});

test('a relay sends the remaining events when a process died between commit and publish', async () => {
  await write(7);
  const published: string[] = [];
  const relay = startRelay(async (envelopes) => envelopes.map(({ id }) => published.push(id) > 0));
  expect(await relay.drain()).toBe(true);
  expect(published).toHaveLength(7);
});

test('a relay tries again after a pause when publish throws', async () => {
  await write(1);
  let tries = 0;
  startRelay(
    async (envelopes) => {
      tries += 1;
      if (tries < 3) throw new Error('not yet');
      return envelopes.map(() => true);
    },
    // Longer than the time between a publish and its mark, also during a pause of the machine.
    { leaseMs: 1_000 },
  );
  await until(async () => (await waiting()) === 0);
  expect(tries).toBe(3);
});

describe('entries that the process of the relay has written', () => {
  interface Written extends OutboxEntry {
    readonly envelope: Envelope;
  }

  const setUp = (publish: (envelopes: readonly Envelope[]) => Promise<readonly boolean[]>, leaseMs = 15_000) => {
    const { connection } = database;
    const written = createWrittenEntries<Written>(leaseMs);
    const collection = () => connection.collection<Written>(outboxCollection(connection).collectionName);
    const source = collectionSource<Written>({
      collection: collection as never,
      toEnvelope: ({ envelope }) => envelope,
      written,
    });
    const commands: string[] = [];
    const counted: OutboxSource<Written> = {
      ...source,
      claim: async (limit) => {
        const entries = await source.claim(limit);
        commands.push(`claimed ${entries.length}`);
        return entries;
      },
      markSent: async (ids) => {
        await source.markSent(ids);
        commands.push(`marked ${ids.join(' ')}`);
      },
    };
    const signal = createSignal();
    const options = {
      name: 'tests',
      transport: {
        publish: async (envelopes: readonly Envelope[]) => {
          const outcomes = await publish(envelopes);
          commands.push(...envelopes.filter((_, index) => outcomes[index]).map(({ id }) => `published ${id}`));
          return outcomes;
        },
      },
      logger: silentLogger,
      signal,
      sweepMs: 60_000,
      windows: 1,
    };
    const relay = createRelay({ ...options, source: counted });
    relays.push(relay);
    const insert = async (id: string, { isHandedOver = true } = {}) => {
      const envelope = { id, type: 'note.made' } as Envelope;
      const entry: Written = { _id: id, envelope, ...written.fields() };
      await collection().insertOne(entry);
      if (isHandedOver) written.add([entry]);
      signal.raise();
      return entry;
    };
    return { relay, insert, commands, other: source };
  };

  const fieldsOf = (id: string) => outboxCollection(database.connection).findOne({ _id: id });

  test('an entry is published without being read, and marked sent, when its process has written it', async () => {
    const published: string[] = [];
    const { relay, insert, commands } = setUp(async (envelopes) => envelopes.map(({ id }) => published.push(id) > 0));
    relay.start();
    await relay.drain();
    for (const id of ['a', 'b', 'c']) await insert(id);
    await until(async () => (await waiting()) === 0);
    expect(published.sort()).toEqual(['a', 'b', 'c']);
    expect(commands.filter((command) => /^claimed [1-9]/.test(command))).toEqual([]);
    expect(await fieldsOf('a')).toMatchObject({ sentAt: expect.any(Date) });
  });

  test('entries are marked sent with one command within a fifth of their lease', async () => {
    const { relay, insert, commands } = setUp(async (envelopes) => envelopes.map(() => true), 5_000);
    relay.start();
    await relay.drain();
    const began = performance.now();
    for (const id of ['a', 'b', 'c']) {
      await insert(id);
      await until(async () => commands.includes(`published ${id}`));
    }
    expect(commands.filter((command) => command.startsWith('marked'))).toEqual([]);
    await until(async () => (await waiting()) === 0);
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(commands.filter((command) => command.startsWith('marked'))).toEqual(['marked a b c']);
  });

  test('entries are marked sent when their relay stops', async () => {
    const { relay, insert, commands } = setUp(async (envelopes) => envelopes.map(() => true));
    relay.start();
    await relay.drain();
    await insert('a');
    await until(async () => commands.includes('published a'));
    await relay.stop();
    expect([commands.at(-1), await waiting()]).toEqual(['marked a', 0]);
  });

  test('an entry is claimed by another process when the lease of its process has ended', async () => {
    const { relay, insert, other } = setUp(async (envelopes) => envelopes.map(() => true), 200);
    relay.start();
    await relay.drain();
    // As if the process had ended between the insert and the hand-over.
    await insert('lost', { isHandedOver: false });
    expect(await other.claim(10)).toEqual([]);
    await until(async () => (await other.claim(10)).some(({ _id }) => _id === 'lost'));
  });

  test('an entry is published later when the broker refuses it at first', async () => {
    let isRefusing = true;
    const published: string[] = [];
    const { relay, insert } = setUp(async (envelopes) =>
      envelopes.map(({ id }) => !isRefusing && published.push(id) > 0),
    );
    relay.start();
    await relay.drain();
    await insert('late');
    await until(async () => ((await fieldsOf('late'))?.dueAt?.getTime() ?? Number.POSITIVE_INFINITY) <= Date.now());
    isRefusing = false;
    await insert('next');
    await relay.drain();
    expect(published.sort()).toEqual(['late', 'next']);
  });

  test('entries are due at once for others when their relay stops, and written without a claim after that', async () => {
    let release: () => void = () => undefined;
    const publishing = new Promise<void>((resolve) => {
      release = resolve;
    });
    const published: string[] = [];
    const { relay, insert, other } = setUp(async (envelopes) => {
      published.push(...envelopes.map(({ id }) => id));
      await publishing;
      return envelopes.map(() => true);
    });
    relay.start();
    await relay.drain();
    await insert('first');
    await until(() => published.length === 1);
    // The only window is in use, so this one waits in memory.
    await insert('left');
    const stopping = relay.stop();
    release();
    await stopping;
    const after = await insert('after');
    expect(after.lease).toBeUndefined();
    expect((await other.claim(10)).map(({ _id }) => _id).sort()).toEqual(['after', 'left']);
    expect(published).toEqual(['first']);
  });
});
