/** @file Pipelines: [stage or accumulator, pipeline, rows]. */
import type { Doc } from '../../values/values';
import { type Case, codeOf, decimal, double, exact, long, type Rows, type Stored } from './values';

const docs: readonly Stored[] = [
  { _id: 1, g: 'a', n: 1, l: long(1), d: 0.1, m: decimal('0.10'), tags: ['x', 'y'], o: { p: 1, q: 2 }, z: double(3) },
  { _id: 2, g: 'b', n: 2, l: long(2), d: 0.2, m: decimal('0.20'), tags: [], o: { p: 2 } },
  { _id: 3, g: 'a', n: 3, l: long(3), d: 0.3, m: decimal('0.30'), tags: ['x'], o: { q: 3 } },
];
const byId = { $sort: { _id: 1 } } as const;
type Line = readonly [name: string, pipeline: readonly Doc[], expected: readonly Doc[]];
const group = (spec: Doc): Doc[] => [byId, { $group: { _id: null, ...spec } }];

const stageLines: readonly Line[] = [
  [
    '$addFields',
    [byId, { $addFields: { 'o.r': '$n' } }, { $project: { o: 1 } }, { $limit: 1 }],
    [{ _id: 1, o: { p: 1, q: 2, r: 1 } }],
  ],
  [
    '$bucket',
    [{ $bucket: { groupBy: '$n', boundaries: [1, 2, 3], default: 'more', output: { n: { $sum: 1 } } } }],
    [
      { _id: 1, n: 1 },
      { _id: 2, n: 1 },
      { _id: 'more', n: 1 },
    ],
  ],
  ['$count', [{ $count: 'all' }], [{ all: 3 }]],
  ['$count', [{ $match: { n: 99 } }, { $count: 'all' }], []],
  [
    '$facet',
    [{ $facet: { page: [byId, { $limit: 1 }, { $project: { n: 1 } }], total: [{ $count: 'n' }] } }],
    [{ page: [{ _id: 1, n: 1 }], total: [{ n: 3 }] }],
  ],
  [
    '$group',
    [{ $group: { _id: '$g', n: { $sum: '$n' } } }, byId],
    [
      { _id: 'a', n: 4 },
      { _id: 'b', n: 2 },
    ],
  ],
  [
    '$group',
    [byId, { $group: { _id: { g: '$g', missing: '$missing' }, n: { $sum: 1 } } }, byId],
    [
      { _id: { g: 'a' }, n: 2 },
      { _id: { g: 'b' }, n: 1 },
    ],
  ],
  ['$limit', [byId, { $limit: 1 }, { $project: { _id: 1 } }], [{ _id: 1 }]],
  ['$match', [{ $match: { tags: 'x', n: { $gt: 1 } } }, { $project: { _id: 1 } }], [{ _id: 3 }]],
  [
    '$project',
    [byId, { $limit: 1 }, { $project: { z: 1, 'o.q': 1, sum: { $add: ['$n', '$l'] }, n: 1 } }],
    [{ _id: 1, n: 1, o: { q: 2 }, z: double(3), sum: long(2) }],
  ],
  [
    '$project',
    [byId, { $limit: 1 }, { $project: { tags: 0, o: { p: 0 }, l: 0, d: 0, m: 0 } }],
    [{ _id: 1, g: 'a', n: 1, o: { q: 2 }, z: double(3) }],
  ],
  ['$replaceRoot', [byId, { $limit: 1 }, { $replaceRoot: { newRoot: '$o' } }], [{ p: 1, q: 2 }]],
  ['$replaceWith', [byId, { $limit: 1 }, { $replaceWith: { only: '$n' } }], [{ only: 1 }]],
  [
    '$set',
    [byId, { $limit: 1 }, { $set: { n: '$z', g: '$$REMOVE' } }, { $project: { n: 1, g: 1 } }],
    [{ _id: 1, n: double(3) }],
  ],
  ['$skip', [byId, { $skip: 2 }, { $project: { _id: 1 } }], [{ _id: 3 }]],
  ['$sort', [{ $sort: { g: -1, _id: -1 } }, { $project: { _id: 1 } }], [{ _id: 2 }, { _id: 3 }, { _id: 1 }]],
  [
    '$sortByCount',
    [{ $sortByCount: '$g' }],
    [
      { _id: 'a', count: 2 },
      { _id: 'b', count: 1 },
    ],
  ],
  [
    '$unset',
    [byId, { $limit: 1 }, { $unset: ['tags', 'o.p', 'l', 'd', 'm', 'z'] }],
    [{ _id: 1, g: 'a', n: 1, o: { q: 2 } }],
  ],
  [
    '$unwind',
    [byId, { $unwind: '$tags' }, { $project: { tags: 1 } }],
    [
      { _id: 1, tags: 'x' },
      { _id: 1, tags: 'y' },
      { _id: 3, tags: 'x' },
    ],
  ],
  [
    '$unwind',
    [
      byId,
      { $unwind: { path: '$tags', includeArrayIndex: 'at', preserveNullAndEmptyArrays: true } },
      { $project: { tags: 1, at: 1 } },
    ],
    [
      { _id: 1, tags: 'x', at: long(0) },
      { _id: 1, tags: 'y', at: long(1) },
      { _id: 2, at: null },
      { _id: 3, tags: 'x', at: long(0) },
    ],
  ],
];
const accumulatorLines: readonly Line[] = [
  ['$addToSet', [{ $match: { g: 'a' } }, { $group: { _id: null, v: { $addToSet: '$g' } } }], [{ _id: null, v: ['a'] }]],
  ['$avg', group({ n: { $avg: '$n' }, none: { $avg: '$missing' } }), [{ _id: null, n: double(2), none: null }]],
  ['$count', group({ n: { $count: {} } }), [{ _id: null, n: 3 }]],
  ['$first', group({ v: { $first: '$n' }, none: { $first: '$missing' } }), [{ _id: null, v: 1, none: null }]],
  ['$last', group({ v: { $last: '$n' } }), [{ _id: null, v: 3 }]],
  ['$max', group({ v: { $max: '$z' }, n: { $max: '$n' } }), [{ _id: null, v: double(3), n: 3 }]],
  ['$mergeObjects', group({ v: { $mergeObjects: '$o' } }), [{ _id: null, v: { p: 2, q: 3 } }]],
  ['$min', group({ v: { $min: '$l' } }), [{ _id: null, v: long(1) }]],
  ['$push', group({ v: { $push: '$z' } }), [{ _id: null, v: [double(3)] }]],
  [
    '$sum',
    group({ n: { $sum: '$n' }, l: { $sum: '$l' }, d: { $sum: '$d' }, m: { $sum: '$m' }, s: { $sum: '$g' } }),
    [{ _id: null, n: 6, l: long(6), d: 0.6, m: decimal('0.60'), s: 0 }],
  ],
];
const otherRows = (rows: Rows) => rows.db.collection<Stored>(`${rows.collectionName}_other`);
const refusedLines: readonly (readonly [name: string, pipeline: readonly Doc[], code: number])[] = [
  ['$limit', [{ $limit: 0 }], 15958],
  ['$group', [{ $group: { n: { $sum: 1 } } }], 15955],
  ['$project', [{ $project: { n: 1, g: 0 } }], 31254],
  ['$bucket', [{ $bucket: { groupBy: '$n', boundaries: [3, 1] } }], 40194],
  ['$match', [{ $match: { n: { $frob: 1 } } }], 2],
  ['$sort', [{ $sort: {} }], 15976],
  ['$sort', [{ $sort: { n: 2 } }], 15975],
  ['$project', [{ $project: {} }], 51272],
  ['$facet', [{ $facet: {} }], 40169],
  ['$facet', [{ $facet: { a: [{ $facet: { b: [{ $limit: 1 }] } }] } }], 40600],
];

export const stageCases: readonly Case[] = [
  ...[...stageLines, ...accumulatorLines].map(
    ([name, pipeline, expected]): Case => ({
      name,
      of: JSON.stringify(pipeline),
      docs,
      run: (rows) => rows.aggregate([...pipeline], exact).toArray(),
      expected,
    }),
  ),
  ...refusedLines.map(
    ([name, pipeline, code]): Case => ({
      name,
      of: `${JSON.stringify(pipeline)} is refused`,
      docs,
      run: (rows) => codeOf(rows.aggregate([...pipeline]).toArray()),
      expected: code,
    }),
  ),
  {
    name: '$lookup',
    docs,
    run: async (rows) => {
      await otherRows(rows).deleteMany({});
      await otherRows(rows).insertMany([
        { _id: 1, g: 'a', w: 1 },
        { _id: 2, g: 'a', w: 2 },
        { _id: 3, w: 3 },
      ]);
      const from = otherRows(rows).collectionName;
      const pipeline = [{ $match: { $expr: { $eq: ['$w', '$$n'] } } }, { $project: { _id: 1 } }];
      return rows
        .aggregate(
          [
            byId,
            {
              $lookup: {
                from,
                localField: 'g',
                foreignField: 'g',
                as: 'all',
                pipeline: [byId, { $project: { _id: 1 } }],
              },
            },
            { $lookup: { from, let: { n: '$n' }, pipeline, as: 'one' } },
            { $project: { all: 1, one: 1 } },
          ],
          exact,
        )
        .toArray();
    },
    expected: [
      { _id: 1, all: [{ _id: 1 }, { _id: 2 }], one: [{ _id: 1 }] },
      { _id: 2, all: [], one: [{ _id: 2 }] },
      { _id: 3, all: [{ _id: 1 }, { _id: 2 }], one: [{ _id: 3 }] },
    ],
  },
  {
    name: '$unionWith',
    docs,
    run: (rows) =>
      rows
        .aggregate(
          [{ $unionWith: { coll: rows.collectionName, pipeline: [{ $match: { n: 1 } }] } }, { $count: 'n' }],
          exact,
        )
        .toArray(),
    expected: [{ n: 4 }],
  },
];
