import { databaseOf, type NumberedDoc, startTestEngine, type TestEngine } from '../testing/test-engine';
import type { Doc } from '../values/values';

let test: TestEngine;
const aggregate = (...pipeline: Doc[]): Promise<Doc[]> =>
  databaseOf(test.connection).collection('orders').aggregate<Doc>(pipeline).toArray();
beforeAll(async () => {
  test = await startTestEngine();
  const database = databaseOf(test.connection);
  await database
    .collection<NumberedDoc>('people')
    .insertMany(Array.from({ length: 10 }, (_, _id) => ({ _id, name: `p${_id}` })));
  await database.collection<NumberedDoc>('orders').insertMany(
    Array.from({ length: 60 }, (_, at) => ({
      _id: at,
      person: at % 10,
      status: ['new', 'paid', 'sent'][at % 3],
      total: at,
      placedAt: new Date(Date.UTC(2026, 0, 1 + (at % 4), at % 24)),
      items: [
        { sku: 'A', n: at },
        { sku: 'B', n: 1 },
      ],
    })),
  );
  await database.collection('orders').createIndex({ person: 1 });
});
afterAll(() => test.stop());

describe('pipelines', () => {
  const cases: readonly (readonly [what: string, pipeline: Doc[], expected: unknown])[] = [
    [
      '$match and $group',
      [
        { $match: { status: { $ne: 'sent' } } },
        { $group: { _id: '$status', n: { $sum: 1 }, sum: { $sum: '$total' } } },
        { $sort: { _id: 1 } },
      ],
      [
        { _id: 'new', n: 20, sum: 570 },
        { _id: 'paid', n: 20, sum: 590 },
      ],
    ],
    [
      '$unwind',
      [{ $unwind: '$items' }, { $group: { _id: '$items.sku', n: { $sum: '$items.n' } } }, { $sort: { n: -1 } }],
      [
        { _id: 'A', n: 1770 },
        { _id: 'B', n: 60 },
      ],
    ],
    [
      '$facet',
      [
        {
          $facet: {
            page: [{ $sort: { _id: -1 } }, { $skip: 1 }, { $limit: 2 }, { $project: { _id: 1 } }],
            total: [{ $count: 'n' }],
          },
        },
      ],
      [{ page: [{ _id: 58 }, { _id: 57 }], total: [{ n: 60 }] }],
    ],
    [
      '$bucket',
      [{ $bucket: { groupBy: '$total', boundaries: [0, 10, 30], default: 'more', output: { n: { $sum: 1 } } } }],
      [
        { _id: 0, n: 10 },
        { _id: 10, n: 20 },
        { _id: 'more', n: 30 },
      ],
    ],
    [
      '$lookup by fields',
      [
        { $match: { _id: 3 } },
        { $lookup: { from: 'people', localField: 'person', foreignField: '_id', as: 'who' } },
        { $project: { who: 1 } },
      ],
      [{ _id: 3, who: [{ _id: 3, name: 'p3' }] }],
    ],
    [
      '$lookup by pipeline',
      [
        { $match: { _id: 3 } },
        {
          $lookup: {
            from: 'orders',
            let: { p: '$person' },
            pipeline: [
              { $match: { $expr: { $eq: ['$person', '$$p'] } } },
              { $sort: { _id: 1 } },
              { $limit: 2 },
              { $project: { _id: 1 } },
            ],
            as: 'same',
          },
        },
        { $project: { same: 1 } },
      ],
      [{ _id: 3, same: [{ _id: 3 }, { _id: 13 }] }],
    ],
    [
      '$dateToString and $sortByCount',
      [
        { $set: { day: { $dateToString: { format: '%Y-%m-%d', date: '$placedAt' } } } },
        { $match: { total: { $lt: 5 } } },
        { $sortByCount: '$day' },
        { $limit: 1 },
      ],
      [{ _id: '2026-01-01', count: 2 }],
    ],
    [
      '$unionWith',
      [{ $unionWith: { coll: 'people', pipeline: [{ $match: { _id: 1 } }] } }, { $count: 'n' }],
      [{ n: 61 }],
    ],
  ];

  it.each(cases)('%s: answers as MongoDB does', async (_what, pipeline, expected) => {
    expect(await aggregate(...pipeline)).toEqual(expected);
  });
});
