/** @file Commands about collections, indexes and the server, as the driver sends them. */
import { type Case, codeOf, type Rows, type Stored } from './values';

const docs: readonly Stored[] = Array.from({ length: 5 }, (_, at) => ({ _id: at, n: at, g: at % 2 }));
const named = (rows: Rows, suffix: string) => rows.db.collection<Stored>(`${rows.collectionName}_${suffix}`);
const okOf = async (work: Promise<{ ok?: unknown }>): Promise<unknown> => (await work).ok;

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
    name: 'createIndexes',
    of: 'of the same keys under another name is refused',
    docs,
    run: async (rows) => [
      await rows.createIndex({ n: 1 }),
      await codeOf(rows.createIndex({ n: 1 }, { name: 'other' })),
    ],
    expected: ['n_1', 85],
  },
  {
    name: 'createIndexes',
    of: 'on two arrays beside each other is refused, two fields of one array are not',
    run: async (rows) => {
      await rows.createIndexes([{ key: { a: 1, b: 1 } }, { key: { 'c.x': 1, 'c.y': 1 } }]);
      await rows.insertOne({ _id: 1, a: [1, 2], b: 1, c: [{ x: 1, y: 1 }] });
      return codeOf(rows.updateOne({ _id: 1 }, { $set: { b: [1] } }));
    },
    expected: 171,
  },
  {
    name: 'createIndexes',
    of: 'with a filter that no partial index has is refused',
    run: (rows) => codeOf(rows.createIndex({ a: 1 }, { partialFilterExpression: { a: { $ne: 1 } } })),
    expected: 67,
  },
  {
    name: 'createIndexes',
    of: 'of nothing is refused',
    run: (rows) => codeOf(rows.db.command({ createIndexes: rows.collectionName, indexes: [] })),
    expected: 2,
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
  {
    name: 'serverStatus',
    run: async ({ db }) => {
      const { uptime, opcounters } = await db.admin().serverStatus();
      return [typeof uptime, typeof opcounters.query];
    },
    expected: ['number', 'number'],
  },
];
export const schemaCases: readonly Case[] = [...schema, ...server];
