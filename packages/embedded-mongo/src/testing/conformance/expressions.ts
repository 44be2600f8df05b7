/** @file Expressions over one document: [operator, expression, value]; `undefined` means that the field is missing. */
import { ObjectId } from 'bson';
import { type Case, codeOf, decimal, double, exact, long, type Rows, type Stored } from './values';

const at = new Date('2026-03-01T10:20:30.456Z');
const doc: Stored = {
  _id: 1,
  i: 7,
  neg: -7,
  l: long(5),
  big: long('9223372036854775807'),
  d: double(2.5),
  whole: double(3),
  dec: decimal('1.10'),
  s: 'Hello',
  a: [3, 1, 2],
  e: [],
  o: { x: 1, y: 2 },
  list: [{ k: 'a', n: 1 }, { k: 'b' }],
  t: at,
  n: null,
  b: true,
  id: new ObjectId('65f000000000000000000001'),
};

type Line = readonly [name: string, expression: unknown, expected: unknown];
const numbers: readonly Line[] = [
  ['$abs', { $abs: '$neg' }, 7],
  ['$abs', { $abs: { $subtract: [0, '$d'] } }, 2.5],
  ['$add', { $add: ['$i', 1] }, 8],
  ['$add', { $add: [2147483647, 1] }, long(2147483648)],
  ['$add', { $add: ['$l', 1] }, long(6)],
  ['$add', { $add: ['$i', '$whole'] }, double(10)],
  ['$add', { $add: ['$dec', 1] }, decimal('2.10')],
  ['$add', { $add: ['$big', 1] }, double(2 ** 63)],
  ['$add', { $add: ['$t', 1000] }, new Date(at.getTime() + 1000)],
  ['$add', { $add: ['$i', '$n'] }, null],
  ['$avg', { $avg: '$a' }, double(2)],
  ['$avg', { $avg: ['$i', '$s', 2] }, 4.5],
  ['$ceil', { $ceil: '$d' }, double(3)],
  ['$ceil', { $ceil: '$i' }, 7],
  ['$divide', { $divide: ['$i', 2] }, 3.5],
  ['$divide', { $divide: [6, 3] }, double(2)],
  ['$floor', { $floor: '$d' }, double(2)],
  ['$max', { $max: '$a' }, 3],
  ['$max', { $max: ['$i', '$s', '$n'] }, 'Hello'],
  ['$min', { $min: '$a' }, 1],
  ['$min', { $min: '$e' }, null],
  ['$mod', { $mod: ['$neg', 3] }, -1],
  ['$mod', { $mod: ['$d', 2] }, 0.5],
  ['$multiply', { $multiply: ['$i', 2] }, 14],
  ['$multiply', { $multiply: [100000, 100000] }, long(10000000000)],
  ['$multiply', { $multiply: ['$dec', 2] }, decimal('2.20')],
  ['$round', { $round: [2.345, 1] }, 2.3],
  ['$round', { $round: '$d' }, double(2)],
  ['$round', { $round: [1234, -2] }, 1200],
  ['$subtract', { $subtract: ['$i', 2] }, 5],
  ['$subtract', { $subtract: ['$t', new Date(at.getTime() - 5)] }, long(5)],
  ['$subtract', { $subtract: ['$t', 456] }, new Date(at.getTime() - 456)],
  ['$sum', { $sum: '$a' }, 6],
  ['$sum', { $sum: ['$i', '$whole', '$s'] }, double(10)],
  ['$sum', { $sum: [0.1, 0.2, 0.3] }, 0.6],
  ['$trunc', { $trunc: '$d' }, double(2)],
  ['$trunc', { $trunc: [-2.789, 1] }, -2.7],
];
const branch = (test: unknown, then: unknown) =>
  Object.fromEntries([
    ['case', test],
    ['then', then],
  ]);
const logic: readonly Line[] = [
  ['$and', { $and: ['$b', '$i', '$s'] }, true],
  ['$and', { $and: ['$b', '$n'] }, false],
  ['$cmp', { $cmp: ['$i', '$s'] }, -1],
  ['$cond', { $cond: ['$b', 'yes', 'no'] }, 'yes'],
  [
    '$cond',
    {
      $cond: Object.fromEntries([
        ['if', '$missing'],
        ['then', 'yes'],
        ['else', 'no'],
      ]),
    },
    'no',
  ],
  ['$eq', { $eq: ['$whole', 3] }, true],
  ['$eq', { $eq: ['$missing', null] }, false],
  ['$eq', { $eq: ['$o', { $literal: { y: 2, x: 1 } }] }, false],
  ['$gt', { $gt: ['$s', '$i'] }, true],
  ['$gte', { $gte: ['$d', 2.5] }, true],
  ['$ifNull', { $ifNull: ['$n', '$missing', 'else'] }, 'else'],
  ['$let', { $let: { vars: { v: '$i' }, in: { $add: ['$$v', '$$v'] } } }, 14],
  ['$literal', { $literal: '$i' }, '$i'],
  ['$lt', { $lt: ['$missing', '$n'] }, true],
  ['$lte', { $lte: ['$l', 5] }, true],
  ['$ne', { $ne: ['$dec', 1.1] }, true],
  ['$not', { $not: ['$n'] }, true],
  ['$or', { $or: ['$n', '$missing', 0] }, false],
  ['$switch', { $switch: { branches: [branch({ $gt: ['$i', 5] }, 'much')], default: 'little' } }, 'much'],
];
const texts: readonly Line[] = [
  ['$concat', { $concat: ['$s', ' ', 'you'] }, 'Hello you'],
  ['$concat', { $concat: ['$s', '$n'] }, null],
  ['$indexOfCP', { $indexOfCP: ['$s', 'l'] }, 2],
  ['$ltrim', { $ltrim: { input: '  x ' } }, 'x '],
  ['$regexMatch', { $regexMatch: { input: '$s', regex: '^h', options: 'i' } }, true],
  ['$replaceAll', { $replaceAll: { input: '$s', find: 'l', replacement: 'r' } }, 'Herro'],
  ['$replaceOne', { $replaceOne: { input: '$s', find: 'l', replacement: { $literal: '$&' } } }, 'He$&lo'],
  ['$rtrim', { $rtrim: { input: ' x  ' } }, ' x'],
  ['$split', { $split: ['a-b-c', '-'] }, ['a', 'b', 'c']],
  ['$strLenCP', { $strLenCP: 'añ𝄞' }, 3],
  ['$strcasecmp', { $strcasecmp: ['$s', 'hELLO'] }, 0],
  ['$substrCP', { $substrCP: ['$s', 1, 3] }, 'ell'],
  ['$toLower', { $toLower: '$s' }, 'hello'],
  ['$toUpper', { $toUpper: '$s' }, 'HELLO'],
  ['$toUpper', { $toUpper: '$n' }, ''],
  ['$trim', { $trim: { input: 'xxaxx', chars: 'x' } }, 'a'],
];
const lists: readonly Line[] = [
  ['$allElementsTrue', { $allElementsTrue: [[true, 1, 'a']] }, true],
  ['$anyElementTrue', { $anyElementTrue: [[null, 0]] }, false],
  ['$arrayElemAt', { $arrayElemAt: ['$a', -1] }, 2],
  ['$arrayElemAt', { $arrayElemAt: ['$a', 9] }, undefined],
  [
    '$arrayToObject',
    {
      $arrayToObject: [
        [
          ['x', 1],
          ['y', 2],
        ],
      ],
    },
    { x: 1, y: 2 },
  ],
  ['$concatArrays', { $concatArrays: ['$a', [9]] }, [3, 1, 2, 9]],
  ['$filter', { $filter: { input: '$a', as: 'x', cond: { $gt: ['$$x', 1] } } }, [3, 2]],
  ['$first', { $first: '$a' }, 3],
  ['$first', { $first: '$e' }, undefined],
  ['$in', { $in: [double(3), '$a'] }, true],
  ['$in', { $in: ['$missing', [null]] }, false],
  ['$indexOfArray', { $indexOfArray: ['$a', 2] }, 2],
  ['$isArray', { $isArray: ['$a'] }, true],
  ['$last', { $last: '$a' }, 2],
  ['$map', { $map: { input: '$list', as: 'x', in: '$$x.n' } }, [1, null]],
  ['$mergeObjects', { $mergeObjects: ['$o', { y: 3, z: 4 }] }, { x: 1, y: 3, z: 4 }],
  [
    '$objectToArray',
    { $objectToArray: '$o' },
    [
      { k: 'x', v: 1 },
      { k: 'y', v: 2 },
    ],
  ],
  ['$range', { $range: [0, 6, 2] }, [0, 2, 4]],
  [
    '$reduce',
    { $reduce: { input: '$a', initialValue: '', in: { $concat: ['$$value', { $toString: '$$this' }] } } },
    '312',
  ],
  ['$reverseArray', { $reverseArray: '$a' }, [2, 1, 3]],
  ['$setDifference', { $setDifference: ['$a', [1]] }, [3, 2]],
  ['$setEquals', { $setEquals: ['$a', [1, 2, 3, 3]] }, true],
  ['$setIntersection', { $setIntersection: ['$a', [2, 9]] }, [2]],
  ['$setIsSubset', { $setIsSubset: [[1], '$a'] }, true],
  ['$setUnion', { $setUnion: [[1, 1], [1]] }, [1]],
  ['$size', { $size: '$a' }, 3],
  ['$slice', { $slice: ['$a', 2] }, [3, 1]],
  ['$slice', { $slice: ['$a', -2, 1] }, [1]],
  ['$sortArray', { $sortArray: { input: '$a', sortBy: 1 } }, [1, 2, 3]],
];
const types: readonly Line[] = [
  ['$isNumber', { $isNumber: '$dec' }, true],
  ['$toBool', { $toBool: '$i' }, true],
  ['$toDate', { $toDate: '2026-03-01T10:20:30.456Z' }, at],
  ['$toDouble', { $toDouble: '$i' }, double(7)],
  ['$toInt', { $toInt: '$d' }, 2],
  ['$toInt', { $toInt: '12' }, 12],
  ['$toLong', { $toLong: '$t' }, long(at.getTime())],
  ['$toObjectId', { $toObjectId: '65f000000000000000000001' }, doc.id],
  ['$toString', { $toString: '$d' }, '2.5'],
  ['$toString', { $toString: '$t' }, '2026-03-01T10:20:30.456Z'],
  ['$type', { $type: '$whole' }, 'double'],
  ['$type', { $type: '$missing' }, 'missing'],
];
const dates: readonly Line[] = [
  ['$dateToString', { $dateToString: { date: '$t', format: '%Y-%m-%d %H:%M' } }, '2026-03-01 10:20'],
  ['$dateToString', { $dateToString: { date: '$n', onNull: 'never' } }, 'never'],
  ['$dateTrunc', { $dateTrunc: { date: '$t', unit: 'day' } }, new Date('2026-03-01')],
  ['$dateTrunc', { $dateTrunc: { date: '$t', unit: 'month' } }, new Date('2026-03-01')],
  ['$dayOfMonth', { $dayOfMonth: '$t' }, 1],
  ['$dayOfWeek', { $dayOfWeek: '$t' }, 1],
  ['$dayOfYear', { $dayOfYear: '$t' }, 60],
  ['$hour', { $hour: '$t' }, 10],
  ['$millisecond', { $millisecond: '$t' }, 456],
  ['$minute', { $minute: '$t' }, 20],
  ['$month', { $month: '$t' }, 3],
  ['$second', { $second: '$t' }, 30],
  ['$year', { $year: '$t' }, 2026],
];

const refused: readonly (readonly [name: string, expression: unknown, code: number])[] = [
  ['$abs', { $abs: { $literal: long('-9223372036854775808') } }, 28680],
  ['$size', { $size: '$i' }, 17124],
  ['$substrCP', { $substrCP: ['$s', 0, -1] }, 34454],
  ['$substrCP', { $substrCP: ['$s', -1, 1] }, 34455],
  ['$toInt', { $toInt: '1.5' }, 241],
];

const evaluated = async (rows: Rows, expression: unknown): Promise<unknown> => {
  const [row] = await rows.aggregate([{ $project: { _id: 0, v: expression } }], exact).toArray();
  return row?.v;
};
export const expressionCases: readonly Case[] = [
  ...[...numbers, ...logic, ...texts, ...lists, ...types, ...dates].map(
    ([name, expression, expected]): Case => ({
      name,
      of: JSON.stringify(expression),
      docs: [doc],
      run: (rows) => evaluated(rows, expression),
      expected,
    }),
  ),
  ...refused.map(
    ([name, expression, code]): Case => ({
      name,
      of: `${JSON.stringify(expression)} is refused`,
      docs: [doc],
      run: (rows) => codeOf(evaluated(rows, expression)),
      expected: code,
    }),
  ),
];
