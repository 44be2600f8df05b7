/** @file Filters over a few documents: [operator, filter, ids of what is found]. */
import { BSONRegExp } from 'bson';
import { type Case, codeOf, decimal, double, ids, long, type Stored } from './values';

const docs: readonly Stored[] = [
  {
    _id: 1,
    n: 1,
    s: 'abc',
    tags: ['a', 'b'],
    items: [
      { k: 1, v: 5 },
      { k: 2, v: 9 },
    ],
  },
  { _id: 2, n: double(2.5), s: 'Abd', tags: [], o: { x: 1, y: 2 } },
  { _id: 3, n: long('9007199254740993'), s: 'xyz', tags: ['c'], o: { y: 2, x: 1 } },
  { _id: 4, n: null, s: 'abc\n' },
  { _id: 5, n: [1, 7], tags: [['a']] },
  { _id: 6, n: decimal('9007199254740993.5'), at: new Date(5) },
  { _id: 7, n: Number.NaN },
  { _id: 8, n: double(9007199254740992) },
];
type Line = readonly [name: string, filter: object, found: readonly number[]];
const lines: readonly Line[] = [
  ['$all', { tags: { $all: ['a', 'b'] } }, [1]],
  ['$all', { tags: { $all: [] } }, []],
  ['$and', { $and: [{ n: 1 }, { s: 'abc' }] }, [1]],
  ['$comment', { n: 1, $comment: 'why' }, [1, 5]],
  ['$elemMatch', { items: { $elemMatch: { k: 1, v: { $gt: 4 } } } }, [1]],
  ['$elemMatch', { items: { $elemMatch: { k: 1, v: 9 } } }, []],
  ['$elemMatch', { n: { $elemMatch: { $gt: 5, $lt: 8 } } }, [5]],
  ['$elemMatch', { tags: { $elemMatch: { $elemMatch: { $eq: 'a' } } } }, [5]],
  ['$elemMatch', { tags: { $elemMatch: { $size: 1 } } }, [5]],
  ['$elemMatch', { tags: { $elemMatch: { $not: { $size: 1 } } } }, [1, 3]],
  ['$elemMatch', { tags: { $elemMatch: { $eq: 'a' } } }, [1]],
  ['$eq', { n: { $eq: null } }, [4]],
  ['$eq', { n: long('9007199254740993') }, [3]],
  ['$eq', { n: 9007199254740992 }, [8]],
  ['$eq', { n: Number.NaN }, [7]],
  ['$eq', { o: { x: 1, y: 2 } }, [2]],
  ['$exists', { tags: { $exists: false } }, [4, 6, 7, 8]],
  ['$expr', { $expr: { $eq: ['$s', 'xyz'] } }, [3]],
  ['$gt', { n: { $gt: 9007199254740992 } }, [3, 6]],
  ['$gt', { n: { $gt: long('9007199254740993') } }, [6]],
  ['$gte', { s: { $gte: 'xyz' } }, [3]],
  ['$gte', { n: { $gte: Number.NaN } }, [7]],
  ['$in', { n: { $in: [1, null] } }, [1, 4, 5]],
  ['$in', { s: { $in: [/^x/, 'abc'] } }, [1, 3]],
  ['$lt', { n: { $lt: 2 } }, [1, 5]],
  ['$lt', { n: { $lt: decimal('9007199254740993') } }, [1, 2, 5, 8]],
  ['$lte', { n: { $lte: null } }, [4]],
  ['$mod', { n: { $mod: [2, 1] } }, [1, 3, 5, 6]],
  ['$ne', { n: { $ne: 1 } }, [2, 3, 4, 6, 7, 8]],
  ['$nin', { n: { $nin: [1, null] } }, [2, 3, 6, 7, 8]],
  ['$nor', { $nor: [{ n: 1 }, { tags: 'c' }] }, [2, 4, 6, 7, 8]],
  ['$not', { n: { $not: { $gt: 0 } } }, [4, 7]],
  ['$options', { s: { $regex: '^AB', $options: 'i' } }, [1, 2, 4]],
  ['$or', { $or: [{ n: 1 }, { s: /^x/ }] }, [1, 3, 5]],
  ['$regex', { s: { $regex: '^ab' } }, [1, 4]],
  ['$regex', { s: /c$/ }, [1, 4]],
  ['$regex', { s: new BSONRegExp('b # a b\nd', 'x') }, [2]],
  ['$size', { tags: { $size: 1 } }, [3, 5]],
  ['$type', { n: { $type: 'double' } }, [2, 7, 8]],
  ['$type', { n: { $type: ['long', 'decimal'] } }, [3, 6]],
  ['$type', { n: { $type: 'int' } }, [1, 5]],
];
const refused: readonly (readonly [name: string, filter: object, code: number])[] = [
  ['$all', { n: { $all: [{ $gt: 0 }] } }, 2],
  ['$all', { n: { $all: [{ $elemMatch: { $gt: 0 } }, 1] } }, 2],
  ['$and', { $and: [] }, 2],
  ['$in', { n: { $in: 1 } }, 2],
  ['$mod', { n: { $mod: [3] } }, 2],
  ['$regex', { s: { $regex: '(' } }, 51091],
  ['$options', { s: { $regex: 'a', $options: 'z' } }, 51108],
  ['$size', { n: { $size: 'x' } }, 2],
  ['$type', { n: { $type: 'frob' } }, 2],
];
export const queryCases: readonly Case[] = [
  ...lines.map(
    ([name, filter, expected]): Case => ({
      name,
      of: JSON.stringify(filter),
      docs,
      run: async (rows) => ids(await rows.find(filter).sort({ _id: 1 }).toArray()),
      expected,
    }),
  ),
  ...refused.map(
    ([name, filter, code]): Case => ({
      name,
      of: `${JSON.stringify(filter)} is refused`,
      run: (rows) => codeOf(rows.find(filter).toArray()),
      expected: code,
    }),
  ),
];
