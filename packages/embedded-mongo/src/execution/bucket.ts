import { badValue } from '../errors';
import type { Doc } from '../values/values';

/** $bucket as the $group and $sort it stands for; mingo files a value equal to a boundary one bucket too low. */
export const bucketStages = (spec: Doc): Doc[] => {
  const { boundaries, groupBy } = spec;
  if (!Array.isArray(boundaries) || boundaries.length < 2) throw badValue('$bucket needs at least two boundaries');
  const branches = boundaries.slice(1).map((high: unknown, position) => {
    const low: unknown = boundaries[position];
    const isWithin = { $and: [{ $gte: [groupBy, { $literal: low }] }, { $lt: [groupBy, { $literal: high }] }] };
    return Object.fromEntries([
      ['case', isWithin],
      ['then', { $literal: low }],
    ]);
  });
  const otherwise = 'default' in spec ? { default: { $literal: spec.default } } : {};
  const output = (spec.output ?? { count: { $sum: 1 } }) as Doc;
  return [{ $group: { _id: { $switch: { branches, ...otherwise } }, ...output } }, { $sort: { _id: 1 } }];
};
