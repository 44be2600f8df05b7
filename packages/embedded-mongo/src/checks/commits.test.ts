/** @file Commits that conflict with concurrent writes. */
import type { Connection } from 'mongoose';
import { databaseOf, refusalOf, startTestEngine, type TestEngine } from '../testing/test-engine';

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

describe('a commit among others', () => {
  it('a commit is a WriteConflict and writes nothing when another write took its key, and the next write succeeds', async () => {
    await accounts().createIndex({ balance: 1 });
    const session = await connection.startSession();
    session.startTransaction();
    await accounts().insertMany(
      [
        { _id: 'c', balance: 1 },
        { _id: 'd', balance: 2 },
      ],
      { session },
    );
    await accounts().insertOne({ _id: 'd', balance: 3 });
    const [refusal] = await Promise.all([
      refusalOf(session.commitTransaction()),
      accounts().insertOne({ _id: 'e', balance: 4 }),
    ]);
    await session.endSession();

    expect(refusal.code).toBe(112);
    expect([await balanceOf('c'), await balanceOf('d'), await balanceOf('e')]).toEqual([undefined, 3, 4]);
    expect(await accounts().countDocuments()).toBe(2);
  });
  it('each of many concurrent commits for the same keys is written whole or not at all', async () => {
    const names = ['left', 'right', 'plain'] as const;
    const [left, right, plain] = names.map((name) => databaseOf(connection).collection<Account>(name));
    if (!left || !right || !plain) throw new Error('there are three');
    const rounds = Array.from({ length: 30 }, (_, round) => round);
    for (const round of rounds) {
      const attempts = Array.from({ length: 6 }, async (_, client) => {
        const session = await connection.startSession();
        session.startTransaction();
        const both = [0, 1, 2].map((at) => ({ _id: `${round}.${at}`, balance: client }));
        const tried = (async () => {
          for (const half of [left, right]) await half.insertMany(both, { session });
          await session.commitTransaction();
          return true;
        })();
        const isDone = await tried.catch(() => false);
        await session.endSession();
        return isDone;
      });
      const others = Array.from({ length: 6 }, (_, at) => plain.insertOne({ _id: `${round}.${at}`, balance: 0 }));
      expect((await Promise.all(attempts)).filter((isDone) => isDone)).toHaveLength(1);
      await Promise.all(others);
    }
    const documents = await Promise.all([left, right].map((half) => half.find().sort({ _id: 1 }).toArray()));

    expect(documents[0]).toEqual(documents[1]);
    const winners = documents[0]?.map(({ _id, balance }) => `${_id.split('.')[0]} ${balance}`);
    expect(new Set(winners).size).toBe(rounds.length);
    expect([documents[0]?.length, await plain.countDocuments()]).toEqual([90, 180]);
    expect(await left.estimatedDocumentCount()).toBe(90);
  });
  it('a commit is checked against a unique index that was created before it', async () => {
    const places = databaseOf(connection).collection<Account>('places');
    await places.insertOne({ _id: 'a', balance: 1 });
    const session = await connection.startSession();
    session.startTransaction();
    await places.insertMany(
      [
        { _id: 'b', balance: 2 },
        { _id: 'c', balance: 2 },
      ],
      { session },
    );
    await places.createIndex({ balance: 1 }, { unique: true });

    expect((await refusalOf(session.commitTransaction())).code).toBe(112);
    await session.endSession();
    expect(await places.countDocuments()).toBe(1);
  });
});
