import { located, namedArguments } from '../expressions/types';
import { compareValues, isSame } from '../values/keys';
import { type Doc, tagOf } from '../values/values';
import { group } from './group';
import { sort } from './rows';
import type { Stage } from './types';

const checkBoundaries = (boundaries: unknown): readonly unknown[] => {
  if (!Array.isArray(boundaries) || boundaries.length < 2) {
    throw located(40192, "The $bucket 'boundaries' field must have at least 2 values");
  }
  boundaries.slice(1).forEach((high: unknown, at) => {
    const low: unknown = boundaries[at];
    if (tagOf(low) !== tagOf(high)) throw located(40193, "All values in the $bucket 'boundaries' must have one type");
    if (compareValues(low, high) >= 0) throw located(40194, "The $bucket 'boundaries' must be in ascending order");
  });
  return boundaries;
};
const isWithin = (value: unknown, boundaries: readonly unknown[]): boolean =>
  compareValues(value, boundaries[0]) >= 0 && compareValues(value, boundaries.at(-1)) < 0;

/** Implements $bucket by $group and $sort: a bucket includes its lower boundary and excludes its upper one. */
export const bucket: Stage = (operand, world) => {
  const args = namedArguments(operand, '$bucket', {
    required: ['groupBy', 'boundaries'],
    optional: ['default', 'output'],
  });
  const boundaries = checkBoundaries(args.boundaries);
  if ('default' in args && isWithin(args.default, boundaries) && !isSame(args.default, boundaries.at(-1))) {
    throw located(40199, "The $bucket 'default' field must be outside the boundaries");
  }
  const branches = boundaries.slice(1).map((high, at) => {
    const low = { $literal: boundaries[at] };
    const test = { $and: [{ $gte: [args.groupBy, low] }, { $lt: [args.groupBy, { $literal: high }] }] };
    return Object.fromEntries([
      ['case', test],
      ['then', low],
    ]);
  });
  const otherwise = 'default' in args ? { default: { $literal: args.default } } : {};
  const output = (args.output ?? { count: { $sum: 1 } }) as Doc;
  const grouped = group({ _id: { $switch: { branches, ...otherwise } }, ...output }, world);
  const ordered = sort({ _id: 1 }, world);
  return (rows) => ordered(grouped(rows));
};
