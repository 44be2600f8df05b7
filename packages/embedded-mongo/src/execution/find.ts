import { asksForTypes, compile } from '../query/match';
import { type Plan, planFind } from '../query/plan';
import type { Collection, StoredRecord } from '../storage/model';
import { keyOf } from '../values/keys';
import { emptyArray, pathValues, type SortSpec, sortKey } from '../values/paths';
import type { Doc } from '../values/values';
import { type Context, sortSpec, withinTime } from './context';

export interface FindOptions {
  readonly filter?: Doc;
  readonly sort?: unknown;
  readonly skip?: number;
  readonly limit?: number;
}

function* branchCandidates(
  context: Context,
  collection: Collection,
  branches: readonly Plan[],
): Iterable<StoredRecord> {
  const seen = new Set<number>();
  for (const branch of branches) {
    for (const record of candidates(context, collection, branch)) {
      if (seen.has(record.id)) continue;
      seen.add(record.id);
      yield record;
    }
  }
}
function* candidateIds({ view }: Context, collection: Collection, plan: Plan): Iterable<number> {
  if (!plan.index) return;
  for (const range of plan.ranges) yield* view.range(collection, plan.index, range, plan.isReverse);
}
/** A document with an array has several keys in one index, and may be met once for each. */
function* once(ids: Iterable<number>): Iterable<number> {
  const seen = new Set<number>();
  for (const id of ids) {
    if (seen.has(id)) continue;
    seen.add(id);
    yield id;
  }
}
function* recordsOf({ view }: Context, collection: Collection, ids: Iterable<number>): Iterable<StoredRecord> {
  for (const id of ids) {
    const record = view.get(collection, id);
    if (record) yield record;
  }
}
const candidates = (context: Context, collection: Collection, plan: Plan): Iterable<StoredRecord> => {
  if (plan.branches) return branchCandidates(context, collection, plan.branches);
  if (!plan.index) return context.view.all(collection, plan.isReverse);
  const ids = candidateIds(context, collection, plan);
  return recordsOf(context, collection, plan.index.multikey ? once(ids) : ids);
};

interface Sortable<T> {
  readonly key: Buffer;
  readonly row: T;
  readonly position: number;
}
/** Sorts; with `keep`, holds little more than that many rows. */
export function* sortRows<T>(rows: Iterable<T>, docOf: (row: T) => Doc, sort: SortSpec, keep: number): Iterable<T> {
  const compare = (left: Sortable<T>, right: Sortable<T>): number =>
    Buffer.compare(left.key, right.key) || left.position - right.position;
  let held: Sortable<T>[] = [];
  let position = 0;
  for (const row of rows) {
    held.push({ key: sortKey(docOf(row), sort), row, position: position++ });
    if (held.length > 2 * keep + 1000) held = held.sort(compare).slice(0, keep);
  }
  for (const { row } of held.sort(compare)) yield row;
}

/** Skips and limits; a limit of 0 is none. */
export function* pageRows<T>(rows: Iterable<T>, skip = 0, limit = 0): Iterable<T> {
  let position = 0;
  for (const row of rows) {
    position++;
    if (position <= skip) continue;
    yield row;
    if (limit > 0 && position >= skip + limit) return;
  }
}

function* filterRecords(rows: Iterable<StoredRecord>, filter: Doc, variables: Doc | undefined): Iterable<StoredRecord> {
  const test = compile(filter, variables);
  const needsTypes = asksForTypes(filter);
  for (const record of rows) if (test(needsTypes ? record.typed : record.doc)) yield record;
}

const naturalOrder = (sort: unknown): number =>
  Number(typeof sort === 'object' && sort !== null && '$natural' in sort ? sort.$natural : 0);

const sortedRecords = (rows: Iterable<StoredRecord>, sort: SortSpec, options: FindOptions): Iterable<StoredRecord> => {
  const { skip = 0, limit = 0 } = options;
  return sortRows(rows, (record) => record.doc, sort, limit ? limit + skip : Number.POSITIVE_INFINITY);
};
const planFor = (context: Context, collection: Collection, options: FindOptions, sort: SortSpec): Plan => {
  const plan = planFind(collection, options.filter ?? {}, sort, context.view.isOrdered(collection));
  return naturalOrder(options.sort) < 0 && !plan.index ? { ...plan, isReverse: true } : plan;
};

/** The stored documents that a find returns, in its order. */
export function* findRecords(
  context: Context,
  collection: Collection | undefined,
  options: FindOptions,
): Iterable<StoredRecord> {
  const filter = options.filter ?? {};
  // A filter that can not be compiled is refused even where there is nothing to find.
  compile(filter, context.variables);
  if (!collection) return;
  const sort = naturalOrder(options.sort) ? [] : sortSpec(options.sort);
  const plan = planFor(context, collection, options, sort);
  context.onPlan?.(plan);
  let rows = withinTime(candidates(context, collection, plan), context.deadline);
  if (!plan.isExact) rows = filterRecords(rows, filter, context.variables);
  if (!plan.isSorted) rows = sortedRecords(rows, sort, options);
  yield* pageRows(rows, options.skip, options.limit);
}

export const findFirst = (context: Context, collection: Collection, options: FindOptions): StoredRecord | undefined => {
  const [first] = findRecords(context, collection, { ...options, limit: 1 });
  return first;
};

/** The distinct values at a path, in BSON order. */
export const distinctValues = (
  context: Context,
  collection: Collection | undefined,
  path: string,
  filter: Doc,
): unknown[] => {
  const seen = new Map<string, unknown>();
  for (const record of findRecords(context, collection, { filter })) {
    for (const value of pathValues(record.doc, path).values) {
      if (value === undefined || value === emptyArray) continue;
      const key = keyOf(value);
      if (!seen.has(key)) seen.set(key, value);
    }
  }
  return [...seen].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, value]) => value);
};
