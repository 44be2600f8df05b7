/** @file The embedded engine's figures: `npx tsx bench/src/engine.ts`. Durable writes, medians of three rounds. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEngine } from '@folkmoot/embedded-mongo';
import mongoose, { type mongo } from 'mongoose';

const ROUNDS = 3;
const INSERTS = 3000;
const FINDS = 6000;

interface Row {
  _id: number;
  group: number;
  text: string;
}
type Rows = mongo.Collection<Row>;

const perSecond = async (count: number, clients: number, work: (position: number) => Promise<unknown>) => {
  let next = 0;
  const client = async () => {
    while (next < count) await work(next++);
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  return Math.round((count / (performance.now() - startedAt)) * 1000);
};

const median = async (measure: () => Promise<number>): Promise<number> => {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measure());
  return rounds.sort((left, right) => left - right)[Math.floor(ROUNDS / 2)] ?? 0;
};

const measure = async (rows: Rows): Promise<Record<string, number>> => {
  let id = 0;
  const insert = () => rows.insertOne({ _id: id++, group: id % 100, text: 'lorem ipsum dolor sit amet '.repeat(6) });
  const figures: Record<string, number> = {};
  for (const clients of [1, 8, 32]) {
    figures[`inserts/s, ${clients} clients`] = await median(() => perSecond(INSERTS, clients, insert));
  }
  figures['finds by id/s, 8 clients'] = await median(() => perSecond(FINDS, 8, (at) => rows.findOne({ _id: at })));
  const page = (at: number) =>
    rows
      .find({ group: at % 100 })
      .sort({ _id: -1 })
      .limit(20)
      .toArray();
  figures['pages of 20 by index/s, 8 clients'] = await median(() => perSecond(FINDS / 4, 8, page));
  return figures;
};

const dbPath = await mkdtemp(path.join(tmpdir(), 'bench-engine-'));
const engine = await startEngine({ dbPath });
const connection = await mongoose.createConnection(engine.uri, { dbName: 'bench', maxPoolSize: 32 }).asPromise();
const rows: Rows = connection.getClient().db('bench').collection<Row>('rows');
await rows.createIndex({ group: 1, _id: -1 });
const figures = await measure(rows);
for (const [name, figure] of Object.entries(figures)) process.stdout.write(`${name}: ${figure}\n`);
await connection.close();
await engine.stop();
await rm(dbPath, { recursive: true, force: true });
