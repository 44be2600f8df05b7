import { type Envelope, systemActor } from '@folkmoot/contracts';
import { silentLogger } from '../observability/logger';
import { type TestDatabase, testDatabase } from '../testing';
import { noteMade } from '../testing/note-service.fixture';
import { makeEnvelope } from './make-envelope';
import { outboxCollection } from './outbox.model';
import { createOwnEntries, type OwnEntries } from './own-entries';
import { createRelay, type Relay } from './relay';
import { createSignal } from './signal';
import { collectionSource, type OutboxEntry, outboxSource } from './source';

interface Entry extends OutboxEntry {
  envelope: Envelope;
}

const LEASE_MS = 15_000;
let database: TestDatabase;
let relays: Relay[] = [];

beforeAll(async () => {
  database = await testDatabase([]);
});
afterEach(async () => {
  await Promise.all(relays.map((relay) => relay.stop()));
  relays = [];
  await outboxCollection(database.connection).deleteMany({});
});
afterAll(() => database?.stop());

const entryFor = (title: string, dueAt: Date): Entry => {
  const origin = { actor: systemActor('tests', 'council_own'), councilId: 'council_own', now: new Date() };
  const aggregate = { type: 'note', id: title, revision: 1 };
  const envelope = makeEnvelope(noteMade, { aggregate, payload: { title } }, origin);
  return { _id: envelope.id, envelope, dueAt };
};

/** Writes entries and adds them to `own`, as a process does that then hands them over itself. */
const write = async (own: OwnEntries<Entry>, titles: readonly string[]): Promise<void> => {
  const entries = titles.map((title) => entryFor(title, own.dueAt()));
  await outboxCollection(database.connection).insertMany(entries);
  own.add(entries);
};

const startRelay = (own: OwnEntries<Entry>, published: string[]) => {
  const { connection } = database;
  const signal = createSignal();
  const source = collectionSource<Entry>({
    own,
    collection: () => connection.collection<Entry>(outboxCollection(connection).collectionName) as never,
    toEnvelope: ({ envelope }) => envelope,
  });
  const publish = async (envelopes: readonly Envelope[]) =>
    envelopes.map(({ aggregate }) => published.push(aggregate.id) > 0);
  const relay = createRelay({ name: 'tests', source, transport: { publish }, logger: silentLogger, signal });
  relays.push(relay);
  relay.start();
  return { relay, signal };
};

const waiting = () => outboxCollection(database.connection).countDocuments({ dueAt: { $exists: true } });
const claimByAnother = async () =>
  (await outboxSource(database.connection).claim(50)).map(({ envelope }) => envelope.aggregate.id);

test('a relay hands over the entries of its own process, which no other relay can claim meanwhile', async () => {
  const own = createOwnEntries<Entry>();
  const published: string[] = [];
  const { relay, signal } = startRelay(own, published);
  expect(await relay.drain()).toBe(true);
  await write(own, ['a', 'b']);
  expect(await claimByAnother()).toEqual([]);
  signal.raise();
  expect(await relay.drain()).toBe(true);
  expect([published, await waiting()]).toEqual([['a', 'b'], 0]);
});

test('a relay also takes the entries of others while it has its own', async () => {
  const own = createOwnEntries<Entry>();
  const published: string[] = [];
  await outboxCollection(database.connection).insertMany([entryFor('of another', new Date())]);
  own.take(1);
  await write(own, ['own']);
  const { relay } = startRelay(own, published);
  expect(await relay.drain()).toBe(true);
  expect([published.sort(), await waiting()]).toEqual([['of another', 'own'], 0]);
});

test('entries are due at once when no relay has taken any, so nothing waits for one', async () => {
  const own = createOwnEntries<Entry>();
  await write(own, ['a']);
  expect([own.isEmpty(), await claimByAnother()]).toEqual([true, ['a']]);
});

test('entries of a process that was killed are claimed by another relay when their claim ends', async () => {
  const own = createOwnEntries<Entry>();
  own.take(1);
  await write(own, ['a']);
  const [written] = await outboxCollection(database.connection).find().toArray();
  const leftMs = (written?.dueAt?.getTime() ?? 0) - Date.now();
  expect(leftMs).toBeGreaterThan(0);
  expect(leftMs).toBeLessThanOrEqual(LEASE_MS);
  expect(await outboxSource(database.connection).nextDueAt()).toEqual(written?.dueAt);
});

test('entries are due at once while the relay is behind, and those near the end of their claim are left to others', () => {
  let now = Date.now();
  const own = createOwnEntries<Entry>({ now: () => now });
  own.take(1);
  own.add([entryFor('a', own.dueAt())]);
  now += 2_000;
  expect(own.dueAt().getTime()).toBe(now);
  now += 4_000;
  expect([own.take(10), own.isEmpty()]).toEqual([[], true]);
  expect(own.dueAt().getTime()).toBe(now + LEASE_MS);
});
