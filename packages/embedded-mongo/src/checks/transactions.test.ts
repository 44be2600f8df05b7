import { Long, Timestamp } from 'bson';
import type { Connection } from 'mongoose';
import { connect, databaseOf, refusalOf, startTestEngine, type TestEngine } from '../testing/test-engine';

interface Account {
  readonly _id: string;
  readonly balance: number;
}
jest.setTimeout(60_000);
let test: TestEngine;
let connection: Connection;
const accounts = () => databaseOf(connection).collection<Account>('accounts');
const balanceOf = async (_id: string): Promise<number | undefined> => (await accounts().findOne({ _id }))?.balance;

beforeAll(async () => {
  test = await startTestEngine();
  connection = test.connection;
});
afterAll(() => test.stop());
beforeEach(async () => {
  await accounts().deleteMany({});
  await accounts().insertMany([
    { _id: 'a', balance: 100 },
    { _id: 'b', balance: 0 },
  ]);
});

describe('a snapshot session', () => {
  it('a snapshot session reads all collections as they were at its first read', async () => {
    const others = databaseOf(connection).collection<Account>('others');
    await others.insertOne({ _id: 'x', balance: 1 });
    const session = await connection.startSession({ snapshot: true });
    const before = await accounts().find({}, { session }).toArray();
    await accounts().deleteMany({});
    await others.updateOne({ _id: 'x' }, { $set: { balance: 2 } });
    const [after, [other]] = await Promise.all([
      accounts().find({}, { session }).batchSize(1).toArray(),
      others.aggregate([{ $match: {} }], { session }).toArray(),
    ]);
    await session.endSession();

    expect(after).toEqual(before);
    expect(other).toMatchObject({ balance: 1 });
    expect(await accounts().countDocuments()).toBe(0);
    await others.drop();
  });
  it('a snapshot read is refused with a named error when its state is no longer available', async () => {
    const at = new Timestamp({ t: 1, i: 1 });
    const find = { find: 'accounts', readConcern: { level: 'snapshot', atClusterTime: at } };

    expect((await refusalOf(databaseOf(connection).command(find))).code).toBe(246);
  });
});

describe('a transaction', () => {
  it('a transfer is visible inside at once and outside after its commit', async () => {
    await connection.transaction(async (session) => {
      await accounts().updateOne({ _id: 'b' }, { $inc: { balance: 30 } }, { session });
      expect((await accounts().findOne({ _id: 'b' }, { session }))?.balance).toBe(30);
      expect(await balanceOf('b')).toBe(0);
    });

    expect(await balanceOf('b')).toBe(30);
  });
  it("an index that is built meanwhile finds the data of the transaction's snapshot", async () => {
    await connection.transaction(async (session) => {
      const byBalance = () => accounts().find({ balance: 100 }, { session }).toArray();
      expect(await byBalance()).toHaveLength(1);
      await accounts().createIndex({ balance: 1 });
      expect(await byBalance()).toHaveLength(1);
    });
    await accounts().dropIndex('balance_1');
  });
  it('4,000 inserts and updates by id look up each document without a scan', async () => {
    const many = databaseOf(connection).collection<Account>('many');
    const ids = Array.from({ length: 4000 }, (_, at) => `m${at}`);
    await connection.transaction(async (session) => {
      await many.insertMany(
        ids.map((_id) => ({ _id, balance: 0 })),
        { session },
      );
      await many.bulkWrite(
        ids.map((_id) => ({ updateOne: { filter: { _id }, update: { $inc: { balance: 1 } } } })),
        { session },
      );
    });

    expect(await many.countDocuments({ balance: 1 })).toBe(4000);
    await many.drop();
  });
  it('two documents can exchange values of a unique key', async () => {
    await accounts().createIndex({ balance: 1 }, { unique: true });
    await connection.transaction(async (session) => {
      for (const [_id, balance] of [
        ['a', 7],
        ['b', 100],
        ['a', 0],
      ] as const) {
        await accounts().updateOne({ _id }, { $set: { balance } }, { session });
      }
    });

    expect([await balanceOf('a'), await balanceOf('b')]).toEqual([0, 100]);
    await accounts().dropIndex('balance_1');
  });
  it('a transaction is a WriteConflict and writes nothing when its collection is dropped before its commit', async () => {
    const others = databaseOf(connection).collection<Account>('gone');
    await others.insertOne({ _id: 'x', balance: 1 });
    const session = await connection.startSession();
    session.startTransaction();
    await others.insertOne({ _id: 'y', balance: 1 }, { session });
    await others.drop();

    expect((await refusalOf(session.commitTransaction())).code).toBe(112);
    await session.endSession();
    expect(await others.countDocuments()).toBe(0);
  });
  it('a transaction leaves nothing behind when it throws', async () => {
    const failing = connection.transaction(async (session) => {
      await accounts().insertOne({ _id: 'c', balance: 1 }, { session });
      await accounts().deleteOne({ _id: 'a' }, { session });
      throw new Error('changed our mind');
    });

    await expect(failing).rejects.toThrow('changed our mind');
    expect(await accounts().countDocuments()).toBe(2);
    expect(await balanceOf('a')).toBe(100);
  });
  it('a transaction is refused by 11000 when it uses a key twice', async () => {
    const session = await connection.startSession();
    session.startTransaction();

    const refusal = await refusalOf(accounts().insertOne({ _id: 'a', balance: 1 }, { session }));
    await session.abortTransaction();
    await session.endSession();

    expect(refusal.code).toBe(11000);
  });
  it('a large transaction finds by index what it wrote, changed, moved and removed', async () => {
    interface Seat {
      readonly _id: number;
      readonly place: string;
      readonly tags: string[];
    }
    const seats = databaseOf(connection).collection<Seat>('seats');
    await seats.createIndex({ place: 1 }, { unique: true });
    await seats.createIndex({ tags: 1 });
    const seat = (_id: number, place = `p${_id}`): Seat => ({ _id, place, tags: [`t${_id % 3}`, 'all'] });
    await seats.insertMany([seat(1), seat(2)]);
    await connection.transaction(async (session) => {
      const findIds = async (filter: object) =>
        (await seats.find(filter, { session }).toArray()).map(({ _id }) => _id).sort((a, b) => a - b);
      await seats.insertMany(
        Array.from({ length: 50 }, (_, at) => seat(at + 3)),
        { session },
      );
      expect([(await findIds({ tags: 'all' })).length, await findIds({ place: 'p30' })]).toEqual([52, [30]]);
      await seats.updateOne({ _id: 30 }, { $set: { place: 'moved', tags: ['alone'] } }, { session });
      await seats.updateOne({ _id: 1 }, { $set: { place: 'p30' } }, { session });
      await seats.deleteOne({ _id: 31 }, { session });
      await seats.insertOne(seat(60, 'p31'), { session });
      expect(await findIds({ place: { $in: ['p30', 'p31', 'moved', 'p1'] } })).toEqual([1, 30, 60]);
      expect([await findIds({ tags: 'alone' }), (await findIds({ tags: 'all' })).length]).toEqual([[30], 51]);
      expect(await findIds({ place: { $gte: 'p49', $lt: 'p50' } })).toEqual([5, 49]);
    });
    expect((await refusalOf(seats.insertOne(seat(61, 'p31')))).code).toBe(11000);
    const session = await connection.startSession();
    session.startTransaction();
    await seats.insertOne(seat(70), { session });
    expect((await refusalOf(seats.insertOne(seat(71, 'p70'), { session }))).code).toBe(11000);
    await session.abortTransaction();
    await session.endSession();
  });
  it('a transaction is refused by WriteConflict and may be retried when another write changed its document', async () => {
    const session = await connection.startSession();
    session.startTransaction();
    await accounts().findOne({ _id: 'a' }, { session });
    await accounts().updateOne({ _id: 'a' }, { $set: { balance: -5 } });

    const late = accounts().updateOne({ _id: 'a' }, { $inc: { balance: 1 } }, { session });
    await expect(late).rejects.toMatchObject({ code: 112, errorLabels: ['TransientTransactionError'] });
    await session.abortTransaction().catch(() => undefined);
    await session.endSession();
    expect(await balanceOf('a')).toBe(-5);
  });
});

describe('writes of many clients to the same documents', () => {
  const inParallel = (workers: number, work: (worker: number) => Promise<void>): Promise<unknown> =>
    Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));

  it('4,000 increments over two connections all count', async () => {
    const other = await connect(test.engine.uri);
    const both = [accounts(), databaseOf(other).collection<Account>('accounts')] as const;
    await inParallel(16, async (worker) => {
      const target = both[worker % 2 === 0 ? 0 : 1];
      for (let count = 0; count < 250; count++) await target.updateOne({ _id: 'a' }, { $inc: { balance: 1 } });
    });
    await other.close();

    expect(await balanceOf('a')).toBe(4100);
  });
  it('transactions of eight clients keep the total', async () => {
    await inParallel(8, async (worker) => {
      for (let count = 0; count < 10; count++) {
        const [from, to] = (worker + count) % 2 ? ['a', 'b'] : ['b', 'a'];
        await connection.transaction(async (session) => {
          await accounts().updateOne({ _id: from }, { $inc: { balance: -1 } }, { session });
          await accounts().updateOne({ _id: to }, { $inc: { balance: 1 } }, { session });
        });
      }
    });

    expect([await balanceOf('a'), await balanceOf('b')]).toEqual([100, 0]);
  });
});

describe('a repeated retryable write', () => {
  it('the same answer is returned and the write is carried out once', async () => {
    const session = connection.getClient().startSession();
    const command = {
      update: 'accounts',
      updates: [{ q: { _id: 'a' }, u: { $inc: { balance: 1 } } }],
      txnNumber: Long.fromNumber(1_000_000),
    };
    const first = await databaseOf(connection).command(command, { session });
    const second = await databaseOf(connection).command(command, { session });
    await session.endSession();

    expect([second.n, second.nModified]).toEqual([first.n, first.nModified]);
    expect(await balanceOf('a')).toBe(101);
  });
});
