import { notImplemented } from '../errors';
import { compareValues, keyOf } from '../values/keys';
import { Sum } from '../values/sum';
import { typeNameOf } from '../values/types';
import { type Doc, isDoc, isNil } from '../values/values';
import { located } from './types';

/** The state of one field of one group in $group; `undefined` means a missing value. */
export interface Accumulator {
  /** Returns the additional memory in bytes. */
  add(value: unknown): number;
  result(): unknown;
}
const bytesOf = (value: unknown): number => (typeof value === 'number' ? 8 : 16 + keyOf(value).length);

const summing = (finish: (sum: Sum) => unknown) => (): Accumulator => {
  const sum = new Sum();
  return {
    add: (value) => {
      sum.add(value);
      return 0;
    },
    result: () => finish(sum),
  };
};
const extreme = (direction: 1 | -1) => (): Accumulator => {
  let best: unknown = null;
  return {
    add: (value) => {
      if (!isNil(value) && (best === null || compareValues(value, best) * direction > 0)) best = value;
      return 0;
    },
    result: () => best,
  };
};
const first = (): Accumulator => {
  let kept: unknown;
  let isSet = false;
  return {
    add: (value) => {
      if (!isSet) kept = value;
      isSet = true;
      return 0;
    },
    result: () => kept ?? null,
  };
};
const last = (): Accumulator => {
  let kept: unknown;
  return {
    add: (value) => {
      kept = value;
      return 0;
    },
    result: () => kept ?? null,
  };
};
const push = (): Accumulator => {
  const values: unknown[] = [];
  return {
    add: (value) => {
      if (value === undefined) return 0;
      values.push(value);
      return bytesOf(value);
    },
    result: () => values,
  };
};
const addToSet = (): Accumulator => {
  const values = new Map<string, unknown>();
  return {
    add: (value) => {
      const key = keyOf(value);
      if (value === undefined || values.has(key)) return 0;
      values.set(key, value);
      return 2 * bytesOf(value);
    },
    result: () => [...values.values()],
  };
};
const mergeObjects = (): Accumulator => {
  const merged: Doc = {};
  return {
    add: (value) => {
      if (isNil(value)) return 0;
      if (!isDoc(value)) throw located(40400, `$mergeObjects requires object inputs, not ${typeNameOf(value)}`);
      Object.assign(merged, value);
      return bytesOf(value);
    },
    result: () => merged,
  };
};

/** Every accumulator of $group, by name. $count counts 1 for each document. */
export const accumulators: Readonly<Record<string, () => Accumulator>> = {
  $addToSet: addToSet,
  $avg: summing((sum) => sum.average(() => notImplemented('Decimal128 in $avg'))),
  $count: summing((sum) => sum.total()),
  $first: first,
  $last: last,
  $max: extreme(1),
  $mergeObjects: mergeObjects,
  $min: extreme(-1),
  $push: push,
  $sum: summing((sum) => sum.total()),
};
