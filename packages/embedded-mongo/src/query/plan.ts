/**
 * @file Turns a filter and a sort into index ranges. Ranges only nominate candidates; the filter is tested again unless
 * the plan is exact, so that a gap here costs speed, never correctness.
 */

import { uint32 } from '../storage/index-keys';
import type { Collection, IndexInfo, KeyRange } from '../storage/model';
import { encodeIndexed, inverted, isSame } from '../values/keys';
import { own } from '../values/own-fields';
import type { SortSpec } from '../values/paths';
import { type Doc, hasOperators, isDoc, isNil, tagOf, tags } from '../values/values';
import { type Bound, type FieldBounds, type FilterBounds, filterBounds } from './bounds';

export interface Plan {
  readonly index?: IndexInfo;
  readonly ranges: readonly KeyRange[];
  readonly isReverse: boolean;
  /** Candidates come in the requested order. */
  readonly isSorted: boolean;
  /** Candidates need no further test. */
  readonly isExact: boolean;
  /** The keys contain the first sort field, but are not in its order. */
  readonly rank?: Rank;
  /** One plan per branch of $or. */
  readonly branches?: readonly Plan[];
}
/** The first sort field, when it follows the fields that the index ranges decide. */
export interface Rank {
  /** The directions of the fields before it. */
  readonly before: readonly (1 | -1)[];
  readonly direction: 1 | -1;
  /** Whether larger keys come later in the requested order. */
  readonly isAscending: boolean;
  /**
   * All keys of the range share the bytes between these bounds: the lower bound is inclusive, the upper one exclusive.
   */
  readonly from?: Buffer;
  readonly until?: Buffer;
  /** Whether every key within the bounds matches. */
  readonly isExact: boolean;
}
/** Maximum number of ranges from the lists of several fields together. */
const maxRanges = 500;
/** A single list may make one range for each of its values. */
const areTooMany = (heads: number, values: number): boolean => heads * values > Math.max(maxRanges, heads, values);

/** The first key after all keys that begin with `key`. */
const after = (key: Uint8Array): Buffer => {
  const next = Buffer.from(key);
  for (let index = next.length - 1; index >= 0; index--) {
    const byte = next.readUInt8(index);
    if (byte === 255) continue;
    next.writeUInt8(byte + 1, index);
    return next.subarray(0, index + 1);
  }
  return Buffer.alloc(next.length + 1, 255);
};

const isKnownPresent = (bounds: FieldBounds | undefined): boolean =>
  Boolean(bounds && (bounds.equals ? bounds.equals.every((value) => !isNil(value)) : bounds.low || bounds.high));
const isPinnedTo = (bounds: FieldBounds | undefined, value: unknown): boolean =>
  bounds?.equals?.length === 1 && isSame(bounds.equals[0], value);

const impliesOperator = (bounds: FieldBounds | undefined, operator: string, operand: unknown): boolean => {
  if (operator === '$exists') return operand === true && isKnownPresent(bounds);
  if (operator === '$eq') return isPinnedTo(bounds, operand);
  if (operator !== '$type' || operand !== 'string') return false;
  return Boolean(bounds?.equals?.every((value) => typeof value === 'string'));
};
/** Whether every document that the filter finds is in a partial index. */
const impliesPartial = (index: IndexInfo, bounds: FilterBounds, filter: Doc): boolean =>
  Object.entries(index.partialFilterExpression ?? {}).every(([field, wanted]) => {
    const known = bounds.fields.get(field);
    if (Object.hasOwn(filter, field) && isDoc(wanted) && isSame(own(filter, field), wanted)) return true;
    if (!hasOperators(wanted)) return isPinnedTo(known, wanted);
    return Object.entries(wanted).every(([operator, operand]) => impliesOperator(known, operator, operand));
  });
const impliesSparse = (index: IndexInfo, bounds: FilterBounds): boolean => {
  if (!index.sparse) return true;
  const known = bounds.fields.get(index.fields[0]?.[0] ?? '');
  return isKnownPresent(known) || (known?.prefix !== undefined && !known.equals);
};

interface Heads {
  readonly keys: Buffer[];
  readonly used: number;
  readonly score: number;
  readonly pinned: ReadonlySet<string>;
}
const distinctKeys = (values: readonly unknown[], direction: 1 | -1): Buffer[] => {
  const keys = values.map((value) => (direction < 0 ? inverted(encodeIndexed(value)) : encodeIndexed(value)));
  return [...new Map(keys.map((key) => [key.toString('latin1'), key])).values()];
};
/** The leading fields of the index with equality conditions. */
const headsOf = (index: IndexInfo, bounds: FilterBounds): Heads => {
  let keys: Buffer[] = [uint32(index.id)];
  let score = 0;
  let used = 0;
  const pinned = new Set<string>();
  for (const [field, direction] of index.fields) {
    const equals = bounds.fields.get(field)?.equals;
    if (!equals || areTooMany(keys.length, equals.length)) break;
    const parts = distinctKeys(equals, direction);
    keys = keys.flatMap((head) => parts.map((part) => Buffer.concat([head, part])));
    if (equals.length === 1) pinned.add(field);
    score += equals.length === 1 ? 10 : 8;
    used++;
  }
  if (used === index.fields.length && index.unique) score += 100;
  return { keys: keys.sort(Buffer.compare), used, score, pinned };
};

const lowKey = (bound: Bound): Buffer =>
  bound.isInclusive ? encodeIndexed(bound.value) : after(encodeIndexed(bound.value));
const highKey = (bound: Bound): Buffer =>
  bound.isInclusive ? after(encodeIndexed(bound.value)) : encodeIndexed(bound.value);
const prefixRange = (prefix: string): KeyRange => {
  const key = encodeIndexed(prefix);
  const start = key.subarray(0, key.length - 2);
  return [start, after(start)];
};
/** Whether some document may have an array at a field of the index. */
const mayBeArray = ({ multikey, multikeyFields }: IndexInfo, field: string): boolean =>
  multikey === true && multikeyFields?.includes(field) !== false;
const valueRange = (isArray: boolean, bounds: FieldBounds): KeyRange | undefined => {
  const { low, high, prefix } = bounds;
  if (prefix !== undefined && !low && !high) return prefixRange(prefix);
  const first = low ?? high;
  if (!first) return undefined;
  // Different elements of an array may meet the two bounds, so only one of them narrows the range.
  const upper = isArray && low ? undefined : high;
  const bracket = Buffer.of(tagOf(first.value));
  // NaN is the smallest number in an index and belongs to no range.
  const lowest = tagOf(first.value) === tags.number ? Buffer.of(tags.number, 0, 1) : bracket;
  return [low ? lowKey(low) : lowest, upper ? highKey(upper) : after(bracket)];
};
const ranged = (head: Buffer, [start, end]: KeyRange, direction: 1 | -1): KeyRange =>
  direction < 0
    ? [Buffer.concat([head, after(inverted(end))]), Buffer.concat([head, after(inverted(start))])]
    : [Buffer.concat([head, start]), Buffer.concat([head, end])];

/**
 * 0: the index does not give the order; 1: forwards; -1: backwards. A field with an equality condition does not affect
 * the order, unless it is an array: MongoDB sorts an array by its first element, which may differ from the value in the
 * condition.
 */
const orderOf = (index: IndexInfo, heads: Heads, sort: SortSpec): -1 | 0 | 1 => {
  const needed = sort.filter(([field]) => !heads.pinned.has(field) || mayBeArray(index, field));
  const indexed = index.fields.filter(([field]) => !heads.pinned.has(field));
  const directions = needed.map(([field, direction], position) => {
    const part = indexed[position];
    return part && part[0] === field ? direction * part[1] : 0;
  });
  if (directions.every((direction) => direction > 0)) return 1;
  return directions.every((direction) => direction < 0) ? -1 : 0;
};

/**
 * Whether the order of keys is the order of documents: a document occurs once in a range when all its arrays have an
 * equality condition.
 */
const givesOrder = ({ multikey, multikeyFields, truncated }: IndexInfo, { pinned }: Heads): boolean =>
  !truncated && (!multikey || Boolean(multikeyFields?.every((field) => pinned.has(field))));

interface Candidate extends Plan {
  readonly score: number;
}
interface Question {
  readonly bounds: FilterBounds;
  readonly sort: SortSpec;
  readonly canOrder: boolean;
}
interface Reach {
  readonly ranges: KeyRange[];
  /** How many fields of the index the ranges decide. */
  readonly used: number;
  readonly score: number;
}
const reachOf = (index: IndexInfo, heads: Heads, bounds: FilterBounds): Reach => {
  const { keys, used, score } = heads;
  const next = index.fields[used];
  const nextBounds = next && bounds.fields.get(next[0]);
  const range = nextBounds && !nextBounds.equals ? valueRange(mayBeArray(index, next[0]), nextBounds) : undefined;
  if (!next || !range) {
    const isOne = index.unique === true && !next;
    return { ranges: keys.map((head): KeyRange => [head, after(head), isOne]), used, score };
  }
  return { ranges: keys.map((head) => ranged(head, range, next[1])), used: used + 1, score: score + 3 };
};
/** Conditions that any single element of an array can meet, so that its index key decides. */
const isMetByOne = ({ equals, low, high, isWholePrefix }: FieldBounds): boolean =>
  equals ? equals.every((value) => typeof value === 'string') : isWholePrefix === true && !low && !high;
/** Whether a key within a range proves that its document meets the conditions on the index fields. */
const isDecidedByKey = ({ multikey, multikeyFields, truncated }: IndexInfo, { fields }: FilterBounds): boolean => {
  if (truncated) return false;
  if (!multikey) return true;
  const bounded = multikeyFields?.flatMap((field) => fields.get(field) ?? []);
  return bounded?.every(isMetByOne) ?? false;
};

const rankOf = (index: IndexInfo, used: number, { bounds, sort }: Question): Rank | undefined => {
  const [field, direction] = index.fields[used] ?? [];
  const [wanted, sortDirection] = sort[0] ?? [];
  const isKnown = !index.truncated && !mayBeArray(index, field ?? '');
  if (field === undefined || !direction || !sortDirection || field !== wanted || !isKnown) return undefined;
  const known = bounds.fields.get(field);
  const [from, until] = (known && partBounds(known, direction)) ?? [];
  const decided = used + Number(known !== undefined);
  const isExact = bounds.isComplete && decided === bounds.fields.size && isDecidedByKey(index, bounds);
  const before = index.fields.slice(0, used).map(([, each]) => each);
  return { before, direction, isAscending: direction === sortDirection, from, until, isExact };
};
/** The bounds of one field, as bytes of its part of a key. */
const partBounds = (bounds: FieldBounds, direction: 1 | -1): KeyRange | undefined => {
  const [value, ...others] = bounds.equals ?? [];
  if (bounds.equals && others.length > 0) return undefined;
  const key = encodeIndexed(value);
  const range: KeyRange | undefined = bounds.equals ? [key, after(key)] : valueRange(false, bounds);
  return range && ranged(Buffer.alloc(0), range, direction);
};

const planIndex = (index: IndexInfo, question: Question): Candidate => {
  const { bounds, sort, canOrder } = question;
  const heads = headsOf(index, bounds);
  const { ranges, used, score } = reachOf(index, heads, bounds);
  const isWhole = !index.partialFilterExpression || score > 0;
  const mayOrder = sort.length > 0 && canOrder && givesOrder(index, heads) && ranges.length === 1 && isWhole;
  const order = mayOrder ? orderOf(index, heads, sort) : 0;
  return {
    index,
    ranges,
    isReverse: order < 0,
    isSorted: order !== 0 || sort.length === 0,
    isExact: bounds.isComplete && used === bounds.fields.size && isDecidedByKey(index, bounds),
    rank: order === 0 && canOrder && !index.unique ? rankOf(index, used, question) : undefined,
    score: score + (order === 0 ? 0 : 4),
  };
};

/**
 * Limits of a plan: the order of keys is not usable while uncommitted changes exist, and later indexes do not cover the
 * snapshot.
 */
export interface PlanLimits {
  readonly canOrder: boolean;
  readonly builtIndexes: number;
  /** The name or keys of the index to use, if it covers every document that the filter matches. */
  readonly hint?: unknown;
}
const unlimited: PlanLimits = { canOrder: true, builtIndexes: Number.POSITIVE_INFINITY };

const branchPlans = (collection: Collection, filter: Doc, limits: PlanLimits): readonly Plan[] | undefined => {
  if (!Array.isArray(filter.$or) || filter.$or.length === 0) return undefined;
  const plans = filter.$or.map((branch) => planFind(collection, isDoc(branch) ? branch : {}, [], limits));
  return plans.every((plan) => plan.index) ? plans : undefined;
};

/** Whether a hint, by name or by keys, names the index. */
export const isHinted = ({ name, key }: IndexInfo, hint: unknown): boolean => name === hint || isSame(key, hint);

/** The best plan, or the plan of the hinted index. */
export const planFind = (collection: Collection, filter: Doc, sort: SortSpec = [], limits = unlimited): Plan => {
  const bounds = filterBounds(filter);
  const { canOrder, builtIndexes, hint } = limits;
  const ranked = collection.indexes
    .filter(({ isBuilding, built = 0 }) => !isBuilding && built <= builtIndexes)
    .filter((index) => impliesSparse(index, bounds) && impliesPartial(index, bounds, filter))
    .map((index) => ({ ...planIndex(index, { bounds, sort, canOrder }), index }))
    .filter((candidate) => candidate.score > 0)
    .sort((left, right) => right.score - left.score);
  const best = ranked.find(({ index }) => hint !== undefined && isHinted(index, hint)) ?? ranked[0];
  if (best) return best;
  const scan = { ranges: [], isReverse: false };
  const branches = branchPlans(collection, filter, limits);
  if (branches) return { ...scan, isSorted: sort.length === 0, isExact: false, branches };
  return { ...scan, isSorted: sort.length === 0, isExact: bounds.fields.size === 0 && bounds.isComplete };
};
