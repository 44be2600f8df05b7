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
  const seen = new Set<number>();
  for (const range of plan.ranges) {
    for (const id of view.range(collection, plan.index, range, plan.isReverse)) {
      if (plan.index.multikey) {
        if (seen.has(id)) continue;
        seen.add(id);
      }
      yield id;
    }
  }
}
function* candidates(context: Context, collection: Collection, plan: Plan): Iterable<StoredRecord> {
  if (plan.branches) yield* branchCandidates(context, collection, plan.branches);
  else if (!plan.index) yield* context.view.all(collection, plan.isReverse);
  else {
    for (const id of candidateIds(context, collection, plan)) {
      const record = context.view.get(collection, id);
      if (record) yield record;
    }
  }
}

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
  const natural = naturalOrder(options.sort);
  const sort = natural ? [] : sortSpec(options.sort);
  const planned = planFind(collection, filter, sort, context.view.isOrdered(collection));
  const plan = natural < 0 && !planned.index ? { ...planned, isReverse: true } : planned;
  context.onPlan?.(plan);
  let rows = withinTime(candidates(context, collection, plan), context.deadline);
  if (!plan.isExact) rows = filterRecords(rows, filter, context.variables);
  const { skip = 0, limit = 0 } = options;
  if (sort.length > 0 && !plan.isSorted) {
    rows = sortRows(rows, (record) => record.doc, sort, limit ? limit + skip : Number.POSITIVE_INFINITY);
  }
  yield* skip || limit ? pageRows(rows, skip, limit) : rows;
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
