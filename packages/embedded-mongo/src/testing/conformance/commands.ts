/** @file Commands, as the driver sends them. */
import { type Case, codeOf, ids, type Rows, type Stored } from './values';

const docs: readonly Stored[] = Array.from({ length: 5 }, (_, at) => ({ _id: at, n: at, g: at % 2 }));
const named = (rows: Rows, suffix: string) => rows.db.collection<Stored>(`${rows.collectionName}_${suffix}`);
const okOf = async (work: Promise<{ ok?: unknown }>): Promise<unknown> => (await work).ok;

const reading: readonly Case[] = [
  {
    name: 'aggregate',
    docs,
    run: (rows) => rows.aggregate([{ $match: { g: 1 } }, { $count: 'n' }]).toArray(),
    expected: [{ n: 2 }],
  },
  { name: 'count', docs, run: (rows) => rows.estimatedDocumentCount(), expected: 5 },
  { name: 'distinct', docs, run: (rows) => rows.distinct('g'), expected: [0, 1] },
  {
    name: 'explain',
    docs,
    run: async (rows) => typeof (await rows.find({ n: 1 }).explain('queryPlanner')).queryPlanner,
    expected: 'object',
  },
  {
    name: 'find',
    docs,
    run: async (rows) => ids(await rows.find({ g: 0 }).sort({ n: -1 }).skip(1).limit(2).project({ _id: 1 }).toArray()),
    expected: [2, 0],
  },
  {
    name: 'getMore',
    docs,
    run: async (rows) => ids(await rows.find().sort({ n: 1 }).batchSize(2).toArray()),
    expected: [0, 1, 2, 3, 4],
  },
  {
    name: 'getMore',
    of: 'of a cursor that is not there is refused',
    run: (rows) => codeOf(rows.db.command({ getMore: 1n, collection: rows.collectionName })),
    expected: 43,
  },
  {
    name: 'killCursors',
    docs,
    run: async (rows) => {
      const cursor = rows.find().batchSize(2);
      await cursor.next();
      const { id } = cursor;
      await cursor.close();
      return codeOf(rows.db.command({ getMore: id ?? 0, collection: rows.collectionName }));
    },
    expected: 43,
  },
];
const writing: readonly Case[] = [
  {
    name: 'delete',
    docs,
    run: async (rows) => (await rows.deleteMany({ g: 0 })).deletedCount,
    expected: 3,
  },
  {
    name: 'findAndModify',
    docs,
    run: (rows) => rows.findOneAndUpdate({ g: 1 }, { $set: { n: 13 } }, { sort: { n: -1 }, returnDocument: 'after' }),
    expected: { _id: 3, n: 13, g: 1 },
  },
  {
    name: 'insert',
    docs,
    run: async (rows) => {
      const code = await codeOf(rows.insertMany([{ _id: 7 }, { _id: 1 }, { _id: 8 }], { ordered: false }));
      return [code, await rows.countDocuments({ _id: { $gt: 6 } })];
    },
    expected: [11000, 2],
  },
  {
    name: 'update',
    docs,
    run: async (rows) => {
      const { matchedCount, modifiedCount } = await rows.updateMany({ g: 0 }, { $set: { n: 0 } });
      return [matchedCount, modifiedCount];
    },
    expected: [3, 2],
  },
  {
    name: 'commitTransaction',
    docs,
    run: async (rows) => {
      await rows.db.client.withSession((session) =>
        session.withTransaction(async () => {
          await rows.updateOne({ _id: 1 }, { $set: { n: 2 } }, { session });
          await rows.insertOne({ _id: 9 }, { session });
        }),
      );
      return rows.countDocuments({ $or: [{ _id: 9 }, { _id: 1, n: 2 }] });
    },
    expected: 2,
  },
  {
    name: 'abortTransaction',
    docs,
    run: async (rows) => {
      const session = rows.db.client.startSession();
      session.startTransaction();
      await rows.deleteMany({}, { session });
      await session.abortTransaction();
      await session.endSession();
      return rows.countDocuments();
    },
    expected: 5,
  },
];
const schema: readonly Case[] = [
  {
    name: 'collMod',
    docs,
    run: async (rows) => {
      await rows.createIndex({ at: 1 }, { expireAfterSeconds: 100 });
      await rows.db.command({ collMod: rows.collectionName, index: { name: 'at_1', expireAfterSeconds: 200 } });
      return (await rows.indexes()).find(({ name }) => name === 'at_1')?.expireAfterSeconds;
    },
    expected: 200,
  },
  {
    name: 'create',
    run: async (rows) => {
      await named(rows, 'new').drop();
      await rows.db.createCollection(named(rows, 'new').collectionName);
      return codeOf(rows.db.createCollection(named(rows, 'new').collectionName));
    },
    expected: 48,
  },
  {
    name: 'createIndexes',
    docs,
    run: async (rows) => [
      await rows.createIndex({ n: 1 }, { unique: true }),
      await codeOf(rows.createIndex({ g: 1 }, { unique: true })),
    ],
    expected: ['n_1', 11000],
  },
  {
    name: 'drop',
    docs,
    run: async (rows) => [await rows.drop(), await rows.countDocuments()],
    expected: [true, 0],
  },
  {
    name: 'dropDatabase',
    run: async ({ db }) => {
      const other = db.client.db(`${db.databaseName}_gone`);
      await other.collection('things').insertOne({ n: 1 });
      await other.dropDatabase();
      return other.collection('things').countDocuments();
    },
    expected: 0,
  },
  {
    name: 'dropIndexes',
    docs,
    run: async (rows) => {
      await rows.createIndex({ n: 1 });
      await rows.dropIndex('n_1');
      return [(await rows.indexes()).length, await codeOf(rows.dropIndex('n_1'))];
    },
    expected: [1, 27],
  },
  {
    name: 'listCollections',
    docs,
    run: async (rows) =>
      (await rows.db.listCollections({ name: rows.collectionName }).toArray()).map(({ type }) => type),
    expected: ['collection'],
  },
  {
    name: 'listIndexes',
    docs,
    run: async (rows) => (await rows.indexes()).map(({ key }) => key),
    expected: [{ _id: 1 }],
  },
  {
    name: 'renameCollection',
    docs,
    run: async (rows) => {
      await named(rows, 'renamed').drop();
      const renamed = await rows.rename(named(rows, 'renamed').collectionName);
      return [await renamed.countDocuments(), await rows.countDocuments()];
    },
    expected: [5, 0],
  },
];
const server: readonly Case[] = [
  { name: 'buildInfo', run: ({ db }) => okOf(db.command({ buildInfo: 1 })), expected: 1 },
  {
    name: 'collStats',
    docs,
    run: async (rows) => (await rows.db.command({ collStats: rows.collectionName })).count,
    expected: 5,
  },
  { name: 'connectionStatus', run: ({ db }) => okOf(db.command({ connectionStatus: 1 })), expected: 1 },
  { name: 'dbStats', docs, run: async ({ db }) => (await db.command({ dbStats: 1 })).objects >= 5, expected: true },
  { name: 'endSessions', run: ({ db }) => okOf(db.admin().command({ endSessions: [] })), expected: 1 },
  {
    name: 'getParameter',
    run: ({ db }) => okOf(db.admin().command({ getParameter: 1, featureCompatibilityVersion: 1 })),
    expected: 1,
  },
  { name: 'hello', run: async ({ db }) => (await db.command({ hello: 1 })).isWritablePrimary, expected: true },
  { name: 'isMaster', run: async ({ db }) => (await db.command({ isMaster: 1 })).ismaster, expected: true },
  { name: 'killSessions', run: ({ db }) => okOf(db.admin().command({ killSessions: [] })), expected: 1 },
  {
    name: 'listDatabases',
    docs,
    run: async ({ db }) => (await db.admin().listDatabases()).databases.some(({ name }) => name === db.databaseName),
    expected: true,
  },
  { name: 'ping', run: ({ db }) => okOf(db.command({ ping: 1 })), expected: 1 },
  { name: 'refreshSessions', run: ({ db }) => okOf(db.admin().command({ refreshSessions: [] })), expected: 1 },
  {
    name: 'replSetGetStatus',
    run: async ({ db }) => (await db.admin().command({ replSetGetStatus: 1 })).myState,
    expected: 1,
  },
  { name: 'replSetInitiate', run: ({ db }) => codeOf(db.admin().command({ replSetInitiate: {} })), expected: 23 },
  { name: 'serverStatus', run: async ({ db }) => typeof (await db.admin().serverStatus()).uptime, expected: 'number' },
];
export const commandCases: readonly Case[] = [...reading, ...writing, ...schema, ...server];
