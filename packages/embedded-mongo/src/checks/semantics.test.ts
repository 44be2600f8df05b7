import { Binary, Decimal128, Double, Long } from 'bson';
import mongoose from 'mongoose';
import { databaseOf, type NumberedDoc, refusalOf, startTestEngine, type TestEngine } from '../testing/test-engine';
import { bsonTypeOf, type Doc } from '../values/values';

let test: TestEngine;
const values = () => databaseOf(test.connection).collection<NumberedDoc>('values');
const exact = () => databaseOf(test.connection).collection<NumberedDoc>('exact');
beforeAll(async () => {
  test = await startTestEngine();
  const all = [1, '1', null, undefined, [1, 2], new Date(5), { x: 1, y: 2 }, { y: 2, x: 1 }, true, [[1, 2]], 7.5];
  await values().insertMany(all.map((v, _id) => (v === undefined ? { _id } : { _id, v })));
  await exact().insertMany([
    {
      _id: 0,
      d: Decimal128.fromString('1.50'),
      l: Long.fromString('9007199254740993'),
      b: new Binary(Buffer.from('zz')),
    },
    { _id: 1, d: Decimal128.fromString('2.5'), l: Long.fromString('9007199254740992') },
    { _id: 2, n: 2147483647, f: new Double(3) },
  ]);
});
afterAll(() => test.stop());

const idsIn = async (cursor: { toArray(): Promise<Doc[]> }): Promise<unknown[]> =>
  (await cursor.toArray()).map((doc) => doc._id);

describe('comparison', () => {
  const cases: readonly (readonly [what: string, condition: unknown, ids: number[]])[] = [
    ['$gt of a number sees numbers only', { $gt: 0 }, [0, 4, 10]],
    ['$gte of a string sees strings only', { $gte: '' }, [1]],
    ['null means null or missing', null, [2, 3]],
    ['$exists tells missing from null', { $exists: false }, [3]],
    ['documents are equal in order only', { x: 1, y: 2 }, [6]],
    ['an array is equal to itself and is found inside', [1, 2], [4, 9]],
    ['$ne looks at every element', { $ne: 1 }, [1, 2, 3, 5, 6, 7, 8, 9, 10]],
    ['$type string', { $type: 'string' }, [1]],
    ['$type array', { $type: 'array' }, [4, 9]],
    ['$type double', { $type: 'double' }, [10]],
    ['$mod', { $mod: [2, 1] }, [0, 4, 10]],
  ];

  it.each(cases)('%s', async (_what, v, ids) => {
    expect(
      await idsIn(
        values()
          .find({ v } as Doc)
          .sort({ _id: 1 }),
      ),
    ).toEqual(ids);
  });
  it('values of all types: sort in the order of BSON', async () => {
    expect(await idsIn(values().find().sort({ v: 1, _id: 1 }))).toEqual([2, 3, 0, 4, 10, 1, 6, 7, 9, 8, 5]);
  });
  it('exact numbers and bytes: are equal by value', async () => {
    expect(await idsIn(exact().find({ d: Decimal128.fromString('1.5') }))).toEqual([0]);
    expect(await idsIn(exact().find({ d: 2.5 }))).toEqual([1]);
    expect(await idsIn(exact().find({ l: Long.fromString('9007199254740993') }))).toEqual([0]);
    expect(await idsIn(exact().find({ b: new Binary(Buffer.from('zz')) }))).toEqual([0]);
  });
});

describe('updates', () => {
  it('of exact numbers: stay exact', async () => {
    await exact().updateOne({ _id: 0 }, { $inc: { d: Decimal128.fromString('0.25'), l: 1 } } as Doc);
    const doc = await exact().findOne({ _id: 0 }, { promoteLongs: false });

    expect([String(doc?.d), String(doc?.l)]).toEqual(['1.75', '9007199254740994']);
  });
  it('that leave a field alone: leave its type alone; an int that overflows becomes a long', async () => {
    await exact().updateOne({ _id: 2 }, { $inc: { n: 1 } } as Doc);
    const doc = await exact().findOne({ _id: 2 }, { promoteValues: false });

    expect(doc?.f).toMatchObject({ _bsontype: 'Double' });
    expect([String(doc?.n), bsonTypeOf(doc?.n)]).toEqual(['2147483648', 'Long']);
  });
  it.each([
    ['two operators on one path', { $set: { a: 1 }, $inc: { a: 1 } }, 40],
    ['the id', { $set: { _id: 5 } }, 66],
    ['$inc of a string', { $inc: { v: 1 } }, 14],
  ])('%s: is refused with the code of MongoDB', async (_what, update, code) => {
    expect((await refusalOf(values().updateOne({ _id: 1 }, update as Doc))).code).toBe(code);
  });
});

describe('files in chunks', () => {
  it('a file of GridFS: is read back whole and in part', async () => {
    const bucket = new mongoose.mongo.GridFSBucket(databaseOf(test.connection));
    const bytes = Buffer.alloc(700_000, 'folkmoot');
    const upload = bucket.openUploadStream('file');
    await new Promise((resolve, reject) => upload.end(bytes).on('finish', resolve).on('error', reject));
    const read = async (options?: { start: number; end: number }): Promise<Buffer> => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of bucket.openDownloadStream(upload.id, options)) chunks.push(chunk as Uint8Array);
      return Buffer.concat(chunks);
    };

    expect((await read()).equals(bytes)).toBe(true);
    expect((await read({ start: 300_000, end: 300_100 })).equals(bytes.subarray(300_000, 300_100))).toBe(true);
  });
});
