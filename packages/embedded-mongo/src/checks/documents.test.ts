import { type Connection, Schema, Types } from 'mongoose';
import { databaseOf, refusalOf, startTestEngine, type TestEngine } from '../testing/test-engine';

jest.setTimeout(60_000);
interface Person {
  email: string;
  name?: string;
  age?: number;
  tags: string[];
  tenant?: string;
  handle?: string;
  expiresAt?: Date;
}
const personSchema = new Schema<Person>(
  {
    email: { type: String, unique: true, required: true },
    name: String,
    age: Number,
    tags: [String],
    tenant: String,
    handle: String,
    expiresAt: { type: Date, index: { expireAfterSeconds: 0 } },
  },
  { timestamps: true, optimisticConcurrency: true },
);
personSchema.index(
  { tenant: 1, handle: 1 },
  { unique: true, partialFilterExpression: { handle: { $type: 'string' } } },
);
personSchema.index({ tenant: 1, age: -1 });
const personModel = (connection: Connection) => connection.model<Person>('Person', personSchema);

let test: TestEngine;
let people: ReturnType<typeof personModel>;
beforeAll(async () => {
  test = await startTestEngine({ ttlSeconds: 1 });
  people = personModel(test.connection);
  await people.init();
});
afterAll(() => test.stop());
beforeEach(async () => {
  await people.deleteMany({});
  await people.insertMany(
    Array.from({ length: 50 }, (_, at) => ({
      email: `p${at}@x.example`,
      name: `Person ${at}`,
      age: at,
      tags: at % 2 ? ['odd'] : ['even', 'z'],
      tenant: `t${at % 3}`,
      handle: `h${at}`,
    })),
  );
});

describe('models', () => {
  it('their indexes: are made as declared', async () => {
    const indexes = await people.collection.indexes();

    expect(indexes).toHaveLength(5);
    expect(indexes.find(({ key }) => key.email)).toMatchObject({ unique: true });
    expect(indexes.find(({ key }) => key.handle)?.partialFilterExpression).toEqual({ handle: { $type: 'string' } });
    expect(await people.syncIndexes()).toEqual([]);
  });
  it('a duplicate: is refused with the key that was taken', async () => {
    await expect(people.create({ email: 'p1@x.example' })).rejects.toMatchObject({
      code: 11000,
      keyPattern: { email: 1 },
      keyValue: { email: 'p1@x.example' },
    });
    const update = people.updateOne({ email: 'p1@x.example' }, { email: 'p2@x.example' });
    expect((await refusalOf(update.exec())).code).toBe(11000);
  });
  it('a partial unique index applies only to the documents that it covers', async () => {
    const taken = people.create({ email: 'a@x.example', tenant: 't0', handle: 'h0' });

    expect((await refusalOf(taken)).code).toBe(11000);
    await people.create({ email: 'b@x.example', tenant: 't0' });
    await people.create({ email: 'c@x.example', tenant: 't0' });
    expect(await people.countDocuments({ tenant: 't0', handle: null })).toBe(2);
  });
  it('a document saved from an old copy: is refused by VersionError', async () => {
    const mine = await people.findOne({ age: 1 }).orFail();
    const theirs = await people.findOne({ age: 1 }).orFail();
    mine.name = 'mine';
    await mine.save();
    theirs.name = 'theirs';

    await expect(theirs.save()).rejects.toMatchObject({ name: 'VersionError' });
    expect((await people.findOne({ age: 1 }))?.name).toBe('mine');
  });
  it('a document past its time: is removed', async () => {
    await people.create({ email: 'old@x.example', expiresAt: new Date(Date.now() - 5000) });
    await people.create({ email: 'new@x.example', expiresAt: new Date(Date.now() + 3_600_000) });
    const deadline = Date.now() + 40_000;
    while (Date.now() < deadline && (await people.exists({ email: 'old@x.example' }))) await new Promise(setImmediate);

    expect(await people.exists({ email: 'old@x.example' })).toBeNull();
    expect(await people.exists({ email: 'new@x.example' })).not.toBeNull();
  });
});

describe('finding', () => {
  it('a find returns the requested page when it has sort, skip, limit and projection', async () => {
    const page = await people.find({ tenant: 't1' }).sort({ age: -1 }).skip(2).limit(3).select('age -_id').lean();

    expect(page).toEqual([{ age: 43 }, { age: 40 }, { age: 37 }]);
  });
  it.each([
    ['a pattern', { name: /^person 1/i }, 11],
    ['$in and a prefix', { age: { $in: [1, 2, 3] }, email: /^p\d/ }, 3],
    ['$or over two indexes', { $or: [{ email: 'p1@x.example' }, { tenant: 't2', age: { $lt: 6 } }] }, 3],
    ['a range under an equality', { tenant: 't0', age: { $gte: 10, $lt: 20 } }, 3],
    ['$all', { tags: { $all: ['even', 'z'] } }, 25],
    ['$size', { tags: { $size: 1 } }, 25],
    ['$not', { age: { $not: { $gt: 10 } } }, 11],
    ['$expr', { $expr: { $gt: ['$age', 40] } }, 9],
    ['ids', { _id: { $gt: new Types.ObjectId('0'.repeat(24)) } }, 50],
  ])('%s: finds what it describes', async (_what, filter, count) => {
    expect(await people.find(filter)).toHaveLength(count);
    expect(await people.countDocuments(filter)).toBe(count);
  });
  it('distinct: lists each value once', async () => {
    expect(await people.distinct('tags')).toEqual(['even', 'odd', 'z']);
  });
  it('a cursor over many batches: sees every document in order', async () => {
    const many = databaseOf(test.connection).collection<{ _id: number }>('many');
    await many.insertMany(Array.from({ length: 5000 }, (_, _id) => ({ _id })));
    const seen: number[] = [];
    for await (const { _id } of many.find().sort({ _id: -1 }).batchSize(300)) seen.push(_id);

    expect(seen).toEqual(Array.from({ length: 5000 }, (_, at) => 4999 - at));
  });
});

describe('changing', () => {
  it('an upsert: inserts once and updates after that', async () => {
    const change = { $setOnInsert: { name: 'New' }, $inc: { age: 5 } };
    const options = { upsert: true, returnDocument: 'after' } as const;
    await people.findOneAndUpdate({ email: 'n@x.example' }, change, options);
    const second = await people.findOneAndUpdate({ email: 'n@x.example' }, change, options);

    expect(second).toMatchObject({ name: 'New', age: 10 });
    expect(await people.countDocuments({ email: 'n@x.example' })).toBe(1);
  });
  it('array operators: push, slice, pull and add', async () => {
    const filter = { email: 'p0@x.example' };
    await people.updateOne(filter, { $push: { tags: { $each: ['b', 'c', 'd'], $slice: -3 } } });
    await people.updateOne(filter, { $addToSet: { tags: { $each: ['d', 'e'] } } });
    await people.updateOne(filter, { $pull: { tags: 'c' } });

    expect([...((await people.findOne(filter))?.tags ?? [])]).toEqual(['b', 'd', 'e']);
  });
  it('array filters and $: change the elements they mean', async () => {
    const orders = databaseOf(test.connection).collection<{ _id: number; items: { n: number; big?: boolean }[] }>(
      'orders',
    );
    await orders.insertOne({ _id: 1, items: [{ n: 1 }, { n: 5 }, { n: 9 }] });
    await orders.updateOne(
      { _id: 1 },
      { $set: { 'items.$[it].big': true } },
      { arrayFilters: [{ 'it.n': { $gt: 4 } }] },
    );
    await orders.updateOne({ _id: 1, 'items.n': 5 }, { $set: { 'items.$.n': 6 } });

    expect((await orders.findOne({ _id: 1 }))?.items).toEqual([{ n: 1 }, { n: 6, big: true }, { n: 9, big: true }]);
  });
  it('an unordered bulk: does what it can and names what it could not', async () => {
    const bulk = people.bulkWrite<Person>(
      [
        { insertOne: { document: { email: 'p1@x.example', tags: [] } } },
        { insertOne: { document: { email: 'q@x.example', tags: [] } } },
        { updateMany: { filter: { tags: 'odd' }, update: { $addToSet: { tags: 'bulk' } } } },
        { deleteOne: { filter: { email: 'p4@x.example' } } },
      ],
      { ordered: false },
    );

    await expect(bulk).rejects.toMatchObject({
      code: 11000,
      result: { insertedCount: 1, modifiedCount: 25, deletedCount: 1 },
    });
  });
});
