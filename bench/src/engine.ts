/**
 * @file `npm run bench -- engine`: the embedded database in its own process, with durable writes. When BESIDE is the
 * address of another server, both are measured in turns in the same run.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { mongo } from 'mongoose';
import { interleaved, machine, table, type Variant } from './rounds';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const GROUPED = 100_000;
const MANY = Number(process.env.DOCUMENTS ?? 1_000_000);
const WRITES = 4000;
const FINDS = 20000;

interface Row {
  _id: number;
  group: number;
  text: string;
}
type Rows = mongo.Collection<Row>;
interface Bench {
  readonly name: string;
  readonly rows: Rows;
  readonly grouped: Rows;
  nextId: number;
}
const rowOf = (_id: number): Row => ({ _id, group: _id % 1000, text: 'lorem ipsum dolor sit amet '.repeat(6) });

const perSecond = async (count: number, clients: number, work: (position: number) => Promise<unknown>) => {
  let next = 0;
  const client = async () => {
    while (next < count) await work(next++);
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  return (count / (performance.now() - startedAt)) * 1000;
};

const fill = async (rows: Rows, count: number): Promise<number> => {
  const startedAt = performance.now();
  for (let start = 0; start < count; start += 1000) {
    await rows.insertMany(
      Array.from({ length: 1000 }, (_, at) => rowOf(start + at)),
      { ordered: false },
    );
  }
  return (count / (performance.now() - startedAt)) * 1000;
};
const works: Readonly<Record<string, (bench: Bench) => Promise<number>>> = {
  'inserts, 1 client': (bench) => perSecond(WRITES / 4, 1, () => bench.rows.insertOne(rowOf(bench.nextId++))),
  'inserts, 8 clients': (bench) => perSecond(WRITES, 8, () => bench.rows.insertOne(rowOf(bench.nextId++))),
  'inserts, 32 clients': (bench) => perSecond(WRITES, 32, () => bench.rows.insertOne(rowOf(bench.nextId++))),
  'insertMany of 1,000': (bench) =>
    perSecond(10, 1, () => bench.rows.insertMany(Array.from({ length: 1000 }, () => rowOf(bench.nextId++)))).then(
      (rate) => rate * 1000,
    ),
  'finds by id, 8 clients': ({ grouped }) => perSecond(FINDS, 8, (_id) => grouped.findOne({ _id })),
  'pages of 20 by index, 8': ({ grouped }) =>
    perSecond(FINDS / 10, 8, (at) => grouped.find({ group: at }).sort({ _id: -1 }).limit(20).toArray()),
  'cursor scan': async ({ grouped }) => {
    const startedAt = performance.now();
    for await (const _row of grouped.find().batchSize(1000));
    return (GROUPED / (performance.now() - startedAt)) * 1000;
  },
  'group over 100,000': async ({ grouped }) => {
    const startedAt = performance.now();
    await grouped.aggregate([{ $group: { _id: '$group', n: { $sum: 1 } } }]).toArray();
    return (GROUPED / (performance.now() - startedAt)) * 1000;
  },
};

const benchOf = async (name: string, uri: string): Promise<Bench> => {
  const client = await mongo.MongoClient.connect(uri, { maxPoolSize: 40 });
  const database = client.db('bench');
  await database.dropDatabase();
  const bench = {
    name,
    rows: database.collection<Row>('rows'),
    grouped: database.collection<Row>('grouped'),
    nextId: 0,
  };
  for (const rows of [bench.rows, bench.grouped]) await rows.createIndex({ group: 1, _id: -1 });
  await fill(bench.grouped, GROUPED);
  return bench;
};

interface Process {
  readonly uri: string;
  readonly startedInMs: number;
  stop(): Promise<void>;
}
/** The same program that the product starts. */
const ENGINE = path.join(import.meta.dirname, '../../packages/embedded-mongo/dist/main.mjs');
const startProcess = async (dbPath: string): Promise<Process> => {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [ENGINE, '--dbpath', dbPath, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [uri] = await once(createInterface(child.stdout), 'line');
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { uri, startedInMs: performance.now() - startedAt, stop };
};

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((left, right) => left - right)[Math.floor(values.length * share)] ?? 0;
/** Milliseconds per find by id while other work runs. */
const findsDuring = async (rows: Rows, work: Promise<unknown>): Promise<string> => {
  const took: number[] = [];
  let isOver = false;
  const over = work.then(() => {
    isOver = true;
  });
  while (!isOver) {
    const startedAt = performance.now();
    await rows.findOne({ _id: took.length % MANY });
    took.push(performance.now() - startedAt);
  }
  await over;
  const [middle, late, latest] = [0.5, 0.99, 1].map((share) => percentile(took, Math.min(share, 0.999999)).toFixed(1));
  return `${took.length} finds, median ${middle} ms, 99 % within ${late} ms, longest ${latest} ms`;
};

/** A large collection: finds during a group, memory, and the start time of the engine. */
const large = async (dbPath: string): Promise<string[]> => {
  const first = await startProcess(dbPath);
  const client = await mongo.MongoClient.connect(first.uri);
  const rows = client.db('large').collection<Row>('rows');
  const rate = await fill(rows, MANY);
  const still = await findsDuring(rows, new Promise((resolve) => setTimeout(resolve, 3000)));
  const startedAt = performance.now();
  const busy = await findsDuring(rows, rows.aggregate([{ $group: { _id: '$group', n: { $sum: 1 } } }]).toArray());
  const groupMs = performance.now() - startedAt;
  const { mem } = await client.db('large').command({ serverStatus: 1 });
  await client.close();
  await first.stop();
  const empty = await startProcess(await mkdtemp(path.join(tmpdir(), 'bench-empty-')));
  const again = await startProcess(dbPath);
  await Promise.all([empty.stop(), again.stop()]);
  return [
    `insertMany of ${MANY}: ${rate.toFixed(0)} per second`,
    `finds alone: ${still}`,
    `finds while a group over ${MANY} runs (${(groupMs / 1000).toFixed(1)} s): ${busy}`,
    `memory of the process after it: ${mem.resident} MB`,
    `start, loading the program included: ${again.startedInMs.toFixed(0)} ms, on an empty folder ${empty.startedInMs.toFixed(0)} ms`,
  ];
};

/** All figures as lines of text. */
export const engine = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-engine-'));
  const own = await startProcess(path.join(folder, 'small'));
  const beside = process.env.BESIDE;
  const benches = [...(beside ? [await benchOf('beside', beside)] : []), await benchOf('engine', own.uri)];
  const lines: string[] = [machine()];
  for (const [name, work] of Object.entries(works)) {
    const variants: Variant[] = benches.map((bench) => ({
      name: `${name}${benches.length > 1 ? `, ${bench.name}` : ''}`,
      measure: () => work(bench),
    }));
    // The first round is not counted: a program that has just started is still being compiled.
    await interleaved(variants, 1);
    lines.push(table(await interleaved(variants, ROUNDS)));
  }
  for (const { rows } of benches) await rows.db.client.close();
  await own.stop();
  lines.push(...(await large(path.join(folder, 'large'))), machine());
  await rm(folder, { recursive: true, force: true });
  return lines.join('\n');
};
