import { setTimeout as delay } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import { checkConfig } from '../testing/config';
import { databaseOf, refusalOf, startTestEngine, type TestEngine } from '../testing/test-engine';

const { documents, timeoutMs } = checkConfig();
jest.setTimeout(timeoutMs);
interface Row {
  _id: number;
  n: number;
  g: number;
}
let test: TestEngine;
const rows = () => databaseOf(test.connection).collection<Row>('rows');
const others = () => databaseOf(test.connection).collection<Row>('others');
const empty = (): Promise<unknown> => others().deleteMany({});
const batch = 10_000;
const rowsFrom = (start: number, count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ _id: start + at, n: (start + at) * 7, g: (start + at) % 100 }));

beforeAll(async () => {
  test = await startTestEngine();
  for (let start = 0; start < documents; start += batch) await rows().insertMany(rowsFrom(start, batch));
});
afterAll(() => test.stop());

interface Work {
  readonly work: () => Promise<unknown>;
  /** Makes the same work possible once more. */
  readonly prepare?: (() => Promise<unknown>) | undefined;
}
/** Number of another client's finds that are answered during the work. */
const findsDuring = async (work: Promise<unknown>): Promise<number> => {
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  let finds = 0;
  while (!isOver) {
    await rows().findOne({ _id: finds % documents });
    if (!isOver) finds++;
  }
  await over;
  return finds;
};
/** Without interruption, work on so many documents would block all finds. */
const fewest = 5;
const attempts = 6;
/**
 * The most finds of several attempts, because a busy machine may give this client no time. An engine that blocks answers
 * too few in every attempt.
 */
const mostFindsDuring = async ({ work, prepare }: Work): Promise<number> => {
  let most = 0;
  for (let attempt = 0; attempt < attempts && most <= fewest; attempt++) {
    if (attempt > 0) await prepare?.();
    most = Math.max(most, await findsDuring(work()));
  }
  return most;
};
const committed = 20_000;
/** More groups would exceed the 200 MB that a $group may use. */
const mostGroups = 400_000;

describe('long work of one client', () => {
  const inserting = (): Promise<unknown> => others().insertMany(rowsFrom(0, 10_000));
  const indexing = (): Promise<unknown> =>
    rows().createIndexes([{ key: { n: 1 } }, { key: { n: 1, g: 1 } }, { key: { g: 1, n: 1 } }]);
  const works: readonly (readonly [what: string, work: Work['work'], prepare?: Work['prepare']])[] = [
    [
      'a group',
      () =>
        rows()
          .aggregate([{ $group: { _id: '$g', n: { $sum: '$n' } } }])
          .toArray(),
    ],
    [
      'a group of as many groups as documents',
      () =>
        rows()
          .aggregate([{ $limit: mostGroups }, { $group: { _id: '$n' } }, { $count: 'n' }])
          .toArray(),
    ],
    ['a count without an index', () => rows().countDocuments({ n: -1 })],
    ['a sort without an index', () => rows().find().sort({ n: -1 }).limit(5).toArray()],
    [
      'a whole sort',
      () =>
        rows()
          .find()
          .sort({ n: -1 })
          .skip(documents - 5)
          .toArray(),
    ],
    ['distinct', () => rows().distinct('g', { n: { $gte: 0 } })],
    ['an update of one that is found late', () => rows().updateOne({ n: (documents - 1) * 7 }, { $set: { g: 0 } })],
    ['an upsert that finds nothing', () => rows().updateOne({ n: -5 }, { $set: { g: 0 } }, { upsert: true })],
    ['an update of many', () => rows().updateMany({ n: { $mod: [3, 0] } }, { $inc: { g: 1 } })],
    ['indexes', indexing, () => rows().dropIndexes()],
    ['dropping indexes', () => rows().dropIndexes(), indexing],
    ['inserting many', inserting, empty],
    ['deleting many', () => others().deleteMany({ g: { $gte: 0 } }), inserting],
    ['dropping a collection', () => inserting().then(() => others().drop())],
  ];
  const named = works.map(([what, work, prepare]) => ({ what, work, prepare }));
  it.each(named)('$what: lets others in between', async (each) => {
    expect(await mostFindsDuring(each)).toBeGreaterThan(fewest);
  });

  it('finds are answered when a commit has many documents with indexes', async () => {
    await others().createIndexes([{ key: { n: 1 } }, { key: { g: 1, n: 1 } }, { key: { n: -1, g: 1 } }]);
    const session = await test.connection.startSession();
    const begin = async (): Promise<void> => {
      await empty();
      session.startTransaction();
      await others().insertMany(rowsFrom(0, committed), { session });
    };
    await begin();

    const finds = await mostFindsDuring({ work: () => session.commitTransaction(), prepare: begin });
    expect(finds).toBeGreaterThan(fewest);
    await session.endSession();
    expect(await others().countDocuments({ n: { $gte: 0 } })).toBe(committed);
    await others().drop();
  });
  it('an update of many documents changes each once when other writes run in between', async () => {
    await rows().updateMany({}, { $set: { seen: 0 } as mongo.BSON.Document });
    const added = rows().insertOne({ _id: documents + 1, n: 1, g: 1 });
    await rows().updateMany({ seen: 0 } as object, { $inc: { seen: 1 } as mongo.BSON.Document });
    await added;

    expect(await rows().countDocuments({ seen: { $gt: 1 } } as object)).toBe(0);
    expect(await rows().countDocuments({ seen: 1 } as object)).toBeGreaterThanOrEqual(documents);
  });
  it('two upserts insert one document when nothing matches', async () => {
    const upsert = () => rows().updateOne({ n: -77 }, { $inc: { g: 1 } }, { upsert: true });
    await Promise.all([upsert(), upsert(), upsert()]);

    expect(await rows().countDocuments({ n: -77 })).toBe(1);
    expect((await rows().findOne({ n: -77 }))?.g).toBe(3);
  });
});

describe('a cursor over several batches', () => {
  it('documents are tested again when they change between batches', async () => {
    await rows().createIndex({ g: 1 });
    const cursor = rows().find({ g: 50 }).batchSize(2);
    const first = await cursor.next();
    await rows().updateMany({ g: 50, _id: { $ne: first?._id ?? -1 } }, { $set: { g: 1000 } });
    const rest = await cursor.toArray();

    expect(rest.filter(({ g }) => g !== 50).length).toBe(0);
    expect(rest.length).toBeLessThan(3);
  });
  it('a cursor fails with QueryPlanKilled when its index or collection is dropped between batches', async () => {
    await others().insertMany(rowsFrom(0, 1000));
    await others().createIndex({ g: 1 });
    const [byIndex, byScan] = [others().find({ g: { $gte: 0 } }), others().find()].map((find) => find.batchSize(40));
    await Promise.all([byIndex?.next(), byScan?.next()]);
    await others().dropIndex('g_1');
    const codes: unknown[] = [(await refusalOf(byIndex?.toArray() ?? Promise.resolve())).code];
    await others().drop();
    codes.push((await refusalOf(byScan?.toArray() ?? Promise.resolve())).code);

    expect(codes).toEqual([175, 175]);
  });
  it('an open cursor pins no pages', async () => {
    const sizeOf = async (): Promise<number> => (await databaseOf(test.connection).command({ dbStats: 1 })).storageSize;
    const cursor = rows().find().batchSize(2);
    await cursor.next();
    const rewrite = async (): Promise<void> => {
      for (let round = 0; round < 300; round++)
        await rows().updateOne({ _id: 0 }, { $set: { text: 'x'.repeat(50_000) + round } as mongo.BSON.Document });
    };
    await rewrite();
    const before = await sizeOf();
    await rewrite();
    const after = await sizeOf();
    await cursor.close();

    expect(after - before).toBeLessThan(2_000_000);
  });
  it('a pipeline is refused with a named error when it exceeds its memory', async () => {
    const big = databaseOf(test.connection).collection('big');
    await big.insertMany(Array.from({ length: 60 }, (_, n) => ({ n, text: 'x'.repeat(1_000_000) })));
    const all = Array.from({ length: 5 }, () => ({ $unionWith: 'big' }));
    const running = big.aggregate([...all, { $group: { _id: null, texts: { $push: '$text' } } }]).toArray();

    await expect(running).rejects.toMatchObject({
      code: 292,
      message: expect.stringContaining('$group exceeded memory'),
    });
    await big.drop();
    await delay(0);
  });
});
