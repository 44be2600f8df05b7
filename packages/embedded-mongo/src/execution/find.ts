import { CommandError } from '../errors';
import { compile, filterFields } from '../query/match';
import { type Plan, planFind } from '../query/plan';
import { splitFilter } from '../query/stored-test';
import { type Collection, StoredRecord } from '../storage/model';
import { keyOf } from '../values/keys';
import { emptyArray, pathValues, type SortSpec, sortKey } from '../values/paths';
import { type Doc, isNumeric } from '../values/values';
import { type Context, sortSpec } from './context';
import { drained, type Flow, filtered, mapped, paged, pause, withPauses } from './flow';
import { firstIds } from './ranking';
import { sorted } from './sort';

export interface FindOptions {
  readonly filter?: Doc;
  readonly sort?: unknown;
  readonly skip?: number;
  readonly limit?: number;
  /** The name or the keys of the index to use. */
  readonly hint?: unknown;
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
  const ranges = plan.isReverse ? [...plan.ranges].reverse() : plan.ranges;
  for (const range of ranges) yield* view.range(collection, plan.index, range, plan.isReverse);
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
/** Of what needs no test, no document is read before somebody asks for what is in it. */
function* unreadRecords(context: Context, collection: Collection, ids: Iterable<number>): Iterable<StoredRecord> {
  const { view } = context;
  for (const id of ids) {
    if (!view.isFirstSnapshot) yield* recordsOf(context, collection, [id]);
    else yield new StoredRecord(id, () => bytesOf(view.get(collection, id)));
  }
}
const bytesOf = (record: StoredRecord | undefined): Buffer => {
  if (record) return record.raw;
  throw new CommandError(1, 'InternalError', 'an index names a document that is not there');
};
const candidates = (context: Context, collection: Collection, plan: Plan): Iterable<StoredRecord> => {
  if (plan.branches) return branchCandidates(context, collection, plan.branches);
  if (!plan.index) return context.view.all(collection, plan.isReverse);
  const ids = candidateIds(context, collection, plan);
  const distinct = plan.index.multikey ? once(ids) : ids;
  return plan.isExact ? unreadRecords(context, collection, distinct) : recordsOf(context, collection, distinct);
};

type RecordTest = (record: StoredRecord) => boolean;
/** The filter on a stored document, of which only the fields it looks at are decoded. */
export const recordTest = (filter: Doc, variables?: Doc): RecordTest => {
  const { rest, stored } = splitFilter(filter, variables);
  const isFit = decodedTest(rest, variables);
  return stored.length > 0 ? (record) => stored.every((test) => test(record.raw)) && isFit(record) : isFit;
};
const decodedTest = (filter: Doc, variables?: Doc): RecordTest => {
  const test = compile(filter, variables);
  const fields = filterFields(filter);
  if (!fields) return (record) => test(record.doc);
  if (fields.length === 0) {
    const isFit = test({});
    return () => isFit;
  }
  const wanted = new Set(fields);
  return (record) => test(record.only(wanted));
};

const naturalOrder = (sort: unknown): number => {
  const order = typeof sort === 'object' && sort !== null && '$natural' in sort ? sort.$natural : 0;
  return isNumeric(order) ? Number(order) : 0;
};

/** Sorts record ids, not documents: those are read again as they are asked for. */
function* sortedRecords(
  context: Context,
  collection: Collection,
  flow: Flow<StoredRecord>,
  sort: SortSpec,
  keep: number,
): Flow<StoredRecord> {
  const wanted = new Set(sort.map(([field]) => field.split('.')[0] ?? field));
  const keyed = mapped(flow, (record) => ({
    id: record.id,
    key: sortKey(record.only(wanted), sort).toString('latin1'),
  }));
  const work = { keyOf: (row: { key: string }) => row.key, sizeOf: () => 0, keep };
  for (const row of sorted(keyed, work)) {
    const record = row === pause ? pause : context.view.get(collection, row.id);
    if (record) yield record;
  }
}
const planFor = (context: Context, collection: Collection, options: FindOptions, sort: SortSpec): Plan => {
  const plan = planFind(collection, options.filter ?? {}, sort, {
    canOrder: context.view.isOrdered(collection),
    builtIndexes: context.view.builtIndexes,
    hint: options.hint,
  });
  return naturalOrder(options.sort) < 0 && !plan.index ? { ...plan, isReverse: true } : plan;
};

/** The documents that may come first, where keys tell which: those that come later are not read for the order. */
function* rankedRecords(
  context: Context,
  collection: Collection,
  plan: Plan,
  keep: number,
): Generator<typeof pause, Iterable<StoredRecord> | undefined, void> {
  const { rank } = plan;
  const isOfUse = rank && ((rank.isExact && Number.isFinite(keep)) || rank.from !== undefined);
  if (!isOfUse) return undefined;
  const ids = yield* firstIds(context.view, collection, { plan, rank, keep, deadline: context.deadline });
  return ids && recordsOf(context, collection, ids);
}

function* plannedRecords(context: Context, collection: Collection, options: FindOptions): Flow<StoredRecord> {
  const { filter = {}, skip = 0, limit = 0 } = options;
  const { view } = context;
  const sort = naturalOrder(options.sort) ? [] : sortSpec(options.sort);
  const plan = planFor(context, collection, options, sort);
  context.onPlan?.(plan);
  const test = recordTest(filter, context.variables);
  const keep = limit ? limit + skip : Number.POSITIVE_INFINITY;
  const first = yield* rankedRecords(context, collection, plan, keep);
  const isExact = plan.isExact || Boolean(first && plan.rank?.isExact);
  // What was read under another snapshot than the ranges may have changed since.
  const isWanted: RecordTest = (record) => (isExact && view.isFirstSnapshot) || test(record);
  const nominated = first ?? candidates(context, collection, plan);
  const found = filtered(withPauses(nominated, context.deadline), isWanted);
  if (plan.isSorted) {
    yield* paged(found, skip, limit);
    return;
  }
  const inOrder = sortedRecords(context, collection, found, sort, keep);
  yield* paged(
    filtered(inOrder, (record) => view.isFirstSnapshot || test(record)),
    skip,
    limit,
  );
}

/** The stored documents that a find returns, in its order. A filter that can not be compiled is refused at once. */
export const findRecords = (
  context: Context,
  collection: Collection | undefined,
  options: FindOptions,
): Flow<StoredRecord> => {
  compile(options.filter ?? {}, context.variables);
  sortSpec(naturalOrder(options.sort) ? {} : options.sort);
  return collection ? plannedRecords(context, collection, options) : [];
};

/** The distinct values at a path, in BSON order: one row. */
export function* distinctValues(
  context: Context,
  collection: Collection | undefined,
  path: string,
  filter: Doc,
): Flow<unknown[]> {
  const wanted = new Set([path.split('.')[0] ?? path]);
  const seen = new Map<string, unknown>();
  const note = (value: unknown): void => {
    if (value === undefined || value === emptyArray) return;
    const key = keyOf(value);
    if (!seen.has(key)) seen.set(key, value);
  };
  const records = findRecords(context, collection, { filter });
  yield* drained(records, (record) => pathValues(record.only(wanted), path).values.forEach(note));
  yield [...seen].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, value]) => value);
}
