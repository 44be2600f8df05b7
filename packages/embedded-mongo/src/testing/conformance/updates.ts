/** @file Updates of one document: [operator, update, what is there after it]. */
import type { Doc } from '../../values/values';
import { type Case, codeOf, decimal, double, exact, long, type Stored } from './values';

const doc: Stored = {
  _id: 1,
  i: 7,
  max: 2147483647,
  l: long('9007199254740993'),
  d: double(3),
  dec: decimal('1.10'),
  s: 'text',
  a: [3, 1, 2],
  items: [
    { k: 'b', n: 2 },
    { k: 'a', n: 1 },
  ],
  o: { x: 1 },
};
type Line = readonly [name: string, update: object, expected: Doc, options?: object];
const lines: readonly Line[] = [
  ['$addToSet', { $addToSet: { a: { $each: [1, double(2), 9] } } }, { a: [3, 1, 2, 9] }],
  ['$bit', { $bit: { i: { and: 3 } } }, { i: 3 }],
  [
    '$inc',
    { $inc: { i: 1, max: 1, l: 1, d: 1, dec: decimal('0.25'), z: 1 } },
    {
      i: 8,
      max: long(2147483648),
      l: long('9007199254740994'),
      d: double(4),
      dec: decimal('1.35'),
      z: 1,
    },
  ],
  ['$max', { $max: { i: 3, d: 5 } }, { i: 7, d: 5 }],
  ['$min', { $min: { i: double(3) } }, { i: double(3) }],
  ['$mul', { $mul: { i: 2, d: 2, z: 2 } }, { i: 14, d: double(6), z: 0 }],
  ['$pop', { $pop: { a: -1 } }, { a: [1, 2] }],
  ['$pull', { $pull: { items: { n: { $gte: 2 } } } }, { items: [{ k: 'a', n: 1 }] }],
  ['$pullAll', { $pullAll: { a: [1, 3] } }, { a: [2] }],
  ['$push', { $push: { a: 9 } }, { a: [3, 1, 2, 9] }],
  ['$push', { $push: { a: { $each: [9, 0], $sort: -1, $slice: 3 } } }, { a: [9, 3, 2] }],
  ['$push', { $push: { a: { $each: [9], $position: 1 } } }, { a: [3, 9, 1, 2] }],
  [
    '$push',
    { $push: { items: { $each: [], $sort: { k: 1 } } } },
    {
      items: [
        { k: 'a', n: 1 },
        { k: 'b', n: 2 },
      ],
    },
  ],
  ['$rename', { $rename: { s: 'o.s' } }, { o: { x: 1, s: 'text' }, s: undefined }],
  ['$set', { $set: { z: 1, 'o.z': 1, 'o.a': 2, 'o.10': 3, 'o.9': 4 } }, { o: { x: 1, 9: 4, 10: 3, a: 2, z: 1 }, z: 1 }],
  ['$set', { $set: { 'a.1': 9 } }, { a: [3, 9, 2] }],
  [
    '$set',
    { $set: { 'items.$[it].n': 0 } },
    {
      items: [
        { k: 'b', n: 0 },
        { k: 'a', n: 1 },
      ],
    },
    { arrayFilters: [{ 'it.n': 2 }] },
  ],
  ['$set', { $set: { 'a.$[]': 0 } }, { a: [0, 0, 0] }],
  ['$setOnInsert', { $setOnInsert: { z: 1 } }, { z: undefined }],
  ['$unset', { $unset: { s: '', 'o.x': '', 'a.0': '' } }, { s: undefined, o: {}, a: [null, 1, 2] }],
];
const refused: readonly (readonly [name: string, update: object, code: number])[] = [
  ['$inc', { $inc: { s: 1 } }, 14],
  ['$inc', { $inc: { l: long('9223372036854775807') } }, 2],
  ['$set', { $set: { o: 1, 'o.x': 2 } }, 40],
  ['$set', { $set: { _id: 2 } }, 66],
  ['$push', { $push: { s: 1 } }, 2],
  ['$set', { $set: { 's.x': 1 } }, 28],
  ['$set', { $set: { 'a.2000000': 1 } }, 37],
  ['$set', [{ $match: { i: 7 } }], 72],
  ['$pop', { $pop: { s: 1 } }, 14],
  ['$push', { $push: { a: { $each: 1 } } }, 2],
  ['$addToSet', { $addToSet: { a: { $each: 1 } } }, 14],
  ['$bit', { $bit: { d: { and: 1 } } }, 2],
  ['$rename', { $rename: { 'a.0': 'z' } }, 2],
  ['$rename', { $rename: { s: 'a.0' } }, 2],
  ['$rename', { $rename: { 'a.$[]': 'z' } }, 2],
  ['$rename', { $rename: { s: 's' } }, 2],
];

export const updateCases: readonly Case[] = [
  ...lines.map(
    ([name, update, expected, options]): Case => ({
      name,
      of: JSON.stringify(update),
      docs: [doc],
      run: async (rows) => {
        await rows.updateOne({ _id: 1 }, update, options);
        const after = await rows.findOne({ _id: 1 }, exact);
        return Object.fromEntries(Object.keys(expected).map((field) => [field, after?.[field]]));
      },
      expected,
    }),
  ),
  ...refused.map(
    ([name, update, code]): Case => ({
      name,
      of: `${JSON.stringify(update)} is refused`,
      docs: [doc],
      run: (rows) => codeOf(rows.updateOne({ _id: 1 }, update)),
      expected: code,
    }),
  ),
  {
    name: '$currentDate',
    docs: [doc],
    run: async (rows) => {
      const update: object = { $currentDate: { at: true } };
      await rows.updateOne({ _id: 1 }, update);
      return rows.countDocuments({ at: { $type: 'date', $lte: new Date(Date.now() + 60_000) } });
    },
    expected: 1,
  },
  {
    name: '$set',
    of: 'of the element that a negation did not find is refused',
    docs: [doc],
    run: (rows) => codeOf(rows.updateOne({ _id: 1, a: { $ne: 7 } }, { $set: { 'a.$': 9 } })),
    expected: 2,
  },
  {
    name: '$setOnInsert',
    of: 'when inserting; new fields come in the order of their names',
    run: async (rows) => {
      const update = { $set: { z: 1, b: 2 }, $setOnInsert: { c: 3, a: 4 } };
      await rows.updateOne({ _id: 9, q: 'x' }, update, { upsert: true });
      return rows.findOne({ _id: 9 }, exact);
    },
    expected: { _id: 9, q: 'x', a: 4, b: 2, c: 3, z: 1 },
  },
  {
    name: '$set',
    of: 'in a pipeline',
    docs: [doc],
    run: async (rows) => {
      await rows.updateOne({ _id: 1 }, [{ $set: { i: { $add: ['$i', '$l'] } } }, { $unset: 's' }]);
      const after = await rows.findOne({ _id: 1 }, { ...exact, projection: { _id: 0, i: 1, d: 1, s: 1 } });
      return after;
    },
    expected: { i: long('9007199254741000'), d: double(3) },
  },
];
