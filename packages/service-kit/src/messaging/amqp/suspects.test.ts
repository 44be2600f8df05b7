import { fork } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Envelope, systemActor } from '@folkmoot/contracts';
import { pause } from '../../concurrency/timing';
import { makeEnvelope } from '../../outbox/make-envelope';
import { noteMade } from '../../testing/note-service.fixture';
import { createRabbitBroker, type RabbitBroker } from '../../testing/rabbit-broker.fixture';
import { type TestDatabase, testDatabase } from '../../testing/test-database';
import { testProgram } from '../../testing/test-program';
import type { Transport } from '../transport';
import { createAmqpTransport } from './amqp-transport';

const KEY = 'note.made.v1';
const program = testProgram(path.join(__dirname, '../../testing/suspect-replica.fixture.ts'));
let broker: RabbitBroker;
let database: TestDatabase;
let folder: string;
let publisher: Transport;

beforeAll(async () => {
  broker = await createRabbitBroker();
  await broker.start();
  database = await testDatabase();
}, 60_000);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'suspects-'));
});
afterEach(async () => {
  await publisher.close();
  rmSync(folder, { recursive: true, force: true });
});
afterAll(async () => {
  await broker?.remove();
  await database?.stop();
});

const noted = (name: string): string[] => {
  const file = path.join(folder, `${name}.txt`);
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
};

const event = (id: string): Envelope =>
  makeEnvelope(
    noteMade,
    { aggregate: { type: 'note', id, revision: 1 }, payload: { title: id } },
    { actor: systemActor('tests'), councilId: 'council_own', now: new Date() },
  );

const published = async (queue: string, ids: readonly string[]): Promise<void> => {
  publisher = createAmqpTransport({ url: broker.url, topology: [{ queue, types: [KEY] }] });
  await publisher.open();
  expect(await publisher.publish(ids.map(event))).toEqual(ids.map(() => true));
};

const replica = (queue: string, poison: string) =>
  fork(program, [broker.url, database.uri, database.name, queue, poison, folder]);
const ended = (child: ReturnType<typeof replica>): Promise<void> =>
  new Promise((resolve) => child.once('exit', () => resolve()));

/** Restarts a replica each time it ends, until a condition is true. */
const keptRunning = async (queue: string, poison: string, isDone: () => boolean | Promise<boolean>) => {
  let exits = 0;
  let child = replica(queue, poison);
  const deadline = Date.now() + 90_000;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error(`it did not happen within ${exits} exits`);
    await pause(50);
    if (child.exitCode === null) continue;
    exits += 1;
    child = replica(queue, poison);
  }
  child.kill('SIGTERM');
  await ended(child);
  return exits;
};

const ids = ['e0', 'e1', 'e2', 'e3', 'e4', 'e5'];

it('an event that ends its replica becomes a dead letter after it did so alone, and the others are handled', async () => {
  await published('poisoned', ids);
  const isDead = async () => (await publisher.deadLetters.list('poisoned')).length === 1;
  const exits = await keptRunning(
    'poisoned',
    'e2',
    async () => new Set(noted('handled')).size === 5 && (await isDead()),
  );
  const [letter] = await publisher.deadLetters.list('poisoned');
  expect([letter?.envelope?.aggregate.id, letter?.reason]).toEqual([
    'e2',
    expect.stringContaining('the process ended'),
  ]);
  expect([...new Set(noted('handled'))].sort()).toEqual(['e0', 'e1', 'e3', 'e4', 'e5']);
  expect(
    noted('begun')
      .filter((line) => line.startsWith('e2'))
      .at(-1),
  ).toBe('e2 1');
  expect(exits).toBeLessThanOrEqual(6);
}, 120_000);

it('an event is handled when its replica was killed ten times while it had the event in hand', async () => {
  await published('killed', ids.slice(0, 2));
  for (let kill = 0; kill < 10; kill++) {
    const before = noted('begun').length;
    const child = replica('killed', '');
    await Promise.race([
      ended(child),
      (async () => {
        while (noted('begun').length === before && noted('handled').length < 2) await pause(1);
      })(),
    ]);
    child.kill('SIGKILL');
    await ended(child);
  }
  await keptRunning('killed', '', () => new Set(noted('handled')).size === 2);
  expect(await publisher.deadLetters.list('killed')).toEqual([]);
}, 180_000);
