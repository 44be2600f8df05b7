import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Engine, startEngine } from '@folkmoot/embedded-mongo';
import { mongo } from 'mongoose';
import { backUp } from './backup.mongo';
import { restore } from './restore.mongo';

const { Decimal128, Double, Long } = mongo.BSON;
const folder = mkdtempSync(path.join(tmpdir(), 'db-tools-'));
const engines: Engine[] = [];
const clients: mongo.MongoClient[] = [];
const server = async (): Promise<mongo.MongoClient> => {
  const engine = await startEngine({ dbPath: path.join(folder, `db${engines.length}`), noSync: true });
  engines.push(engine);
  const client = await mongo.MongoClient.connect(engine.uri);
  clients.push(client);
  return client;
};
const uriOf = (at: number): string => engines[at]?.uri ?? '';
const archive = path.join(folder, 'backup');
const ignoreProgress = (): void => undefined;
const plain = (of: string) => ({ folder: of, identities: [] });
const exact = { promoteValues: false, promoteLongs: false } as const;
const things = (client: mongo.MongoClient) => client.db('one').collection<{ _id: number }>('things');

jest.setTimeout(60_000);
let source: mongo.MongoClient;
let target: mongo.MongoClient;
beforeAll(async () => {
  source = await server();
  target = await server();
  const odd = {
    _id: -1,
    d: new Double(3),
    l: Long.fromString('9007199254740993'),
    m: Decimal128.fromString('1.10'),
    r: /a/i,
  };
  await things(source).insertMany([
    odd,
    ...Array.from({ length: 2500 }, (_, _id) => ({ _id, n: _id, at: new Date(_id) })),
  ]);
  await things(source).createIndex({ n: 1 }, { unique: true, partialFilterExpression: { n: { $exists: true } } });
  await things(source).createIndex({ at: 1 }, { expireAfterSeconds: 1_000_000_000 });
  const bucket = new mongo.GridFSBucket(source.db('two'));
  await new Promise((resolve, reject) => {
    bucket.openUploadStream('logo').on('finish', resolve).on('error', reject).end(Buffer.alloc(300_000, 'x'));
  });
  await backUp(uriOf(0), archive, { progress: ignoreProgress });
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await Promise.all(engines.map((engine) => engine.stop()));
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup', () => {
  it('gives the same documents, types and indexes when it is restored to an empty server', async () => {
    await restore(uriOf(1), plain(archive), { replaces: false, progress: ignoreProgress });

    const all = (client: mongo.MongoClient) => things(client).find({}, exact).sort({ _id: 1 }).toArray();
    const written = (value: unknown) => mongo.BSON.EJSON.stringify(value, { relaxed: false });
    expect(written(await all(target))).toBe(written(await all(source)));
    expect(await things(target).indexes()).toEqual(await things(source).indexes());
    const chunks = await new mongo.GridFSBucket(target.db('two')).openDownloadStreamByName('logo').toArray();
    expect(Buffer.concat(chunks as Buffer[])).toHaveLength(300_000);
  });
  it('is refused when the server has documents, and replaces them with the replace option', async () => {
    await things(target).updateOne({ _id: 1 }, { $set: { n: -5 } });

    await expect(restore(uriOf(1), plain(archive), { replaces: false, progress: ignoreProgress })).rejects.toThrow(
      /one\.things already holds documents/,
    );
    expect(await things(target).countDocuments({ _id: 1, n: -5 } as object)).toBe(1);
    await restore(uriOf(1), plain(archive), { replaces: true, progress: ignoreProgress });
    expect(await things(target).countDocuments({ _id: 1, n: 1 } as object)).toBe(1);
  });
  it('is refused when the folder is not empty', async () => {
    await expect(backUp(uriOf(0), archive, { progress: ignoreProgress })).rejects.toThrow(/is not empty/);
  });
  it('is refused before any write when one of its files was changed', async () => {
    const damaged = path.join(folder, 'damaged');
    await backUp(uriOf(0), damaged, { progress: ignoreProgress });
    const file = readdirSync(damaged).find((name) => name.endsWith('.gz')) ?? '';
    writeFileSync(path.join(damaged, file), 'no gzip');

    await expect(restore(uriOf(1), plain(damaged), { replaces: true, progress: ignoreProgress })).rejects.toThrow(
      /is damaged/,
    );
    expect(await things(target).countDocuments()).toBe(2501);
  });
});
