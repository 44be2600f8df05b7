import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { freePort } from '../source/child';
import { checkConfig } from '../testing/config';
import { CrashLoad } from '../testing/crash-load';
import { bundleEngine, EngineProcess } from '../testing/engine-process';
import { connect, temporaryFolder } from '../testing/test-engine';

/** Inserts that each engine has acknowledged before it is killed. Usually there are ten times as many. */
const insertsPerLife = 25;
const { kills, timeoutMs } = checkConfig();
jest.setTimeout(timeoutMs);

const bundle = bundleEngine();
let folder: string;
let engine: EngineProcess;
let connection: Connection;
let load: CrashLoad;

beforeAll(async () => {
  folder = await temporaryFolder();
  engine = new EngineProcess(bundle.main, folder, await freePort());
  await engine.start();
  connection = await connect(engine.uri);
  load = new CrashLoad(connection);
  await load.begin();
  const untilInserted = async (more: number, pairs = 0): Promise<void> => {
    const wanted = load.inserted.length + more;
    while (load.inserted.length < wanted || load.pairs.length < pairs) await delay(20);
  };
  for (let count = 0; count < kills; count++) {
    await untilInserted(insertsPerLife);
    await delay(500 + Math.random() * 700);
    await engine.end('SIGKILL');
    await engine.start();
  }
  await untilInserted(insertsPerLife, 1);
  await load.finish();
});
afterAll(async () => {
  await connection.close();
  await engine.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
  bundle.remove();
});

const namesOf = (documents: readonly { _id: string }[]): string[] => documents.map(({ _id }) => _id).sort();

describe('an engine killed again and again under load', () => {
  it('acknowledged inserts are all in the data and in the index', async () => {
    const present = new Set(namesOf(await load.documents.find().toArray()));
    const indexed = new Set(namesOf(await load.documents.find().sort({ name: 1 }).toArray()));

    expect(load.inserted.length).toBeGreaterThan(kills * insertsPerLife);
    expect(load.inserted.filter((name) => !present.has(name))).toEqual([]);
    expect(indexed).toEqual(present);
  });
  it('inserts that the driver repeated never conflict with themselves', () => {
    expect(load.duplicates).toBe(0);
  });
  it('a counter counts every acknowledged increment and none twice', async () => {
    const counter = await load.counters.findOne({ _id: 'all' });

    expect(counter?.count).toBeGreaterThanOrEqual(load.counted);
    expect(counter?.count).toBeLessThanOrEqual(load.triedToCount);
  });
  it('transactions are written whole or not at all', async () => {
    const [left, right] = await Promise.all(load.halves.map((half) => half.find().toArray()));
    const names = namesOf(left ?? []);
    const present = new Set(names);
    const sizes = new Map<string, number>();
    for (const name of names) {
      const [pair = ''] = name.split('.');
      sizes.set(pair, (sizes.get(pair) ?? 0) + 1);
    }

    expect(load.pairs.length).toBeGreaterThan(0);
    expect(names).toEqual(namesOf(right ?? []));
    expect([...sizes.values()].filter((size) => size !== 1 && size !== 300)).toEqual([]);
    expect(load.pairs.filter((name) => !present.has(name))).toEqual([]);
  });
});
