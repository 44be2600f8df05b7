/** @file Commands that read and write, as the driver sends them. */
import { schemaCases } from './schema-commands';
import { type Case, codeOf, ids, type Stored } from './values';

const docs: readonly Stored[] = Array.from({ length: 5 }, (_, at) => ({ _id: at, n: at, g: at % 2 }));

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
    of: 'with a negative skip is refused',
    run: (rows) => codeOf(rows.db.command({ find: rows.collectionName, skip: -1 })),
    expected: 51024,
  },
  {
    name: 'count',
    of: 'in a transaction is refused',
    docs,
    run: (rows) =>
      rows.db.client.withSession((session) =>
        codeOf(session.withTransaction(() => rows.estimatedDocumentCount({ session } as object))),
      ),
    expected: 263,
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
    name: 'insert',
    of: 'of nothing is refused',
    run: (rows) => codeOf(rows.db.command({ insert: rows.collectionName, documents: [] })),
    expected: 16,
  },
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
export const commandCases: readonly Case[] = [...reading, ...writing, ...schemaCases];
