import { compile, filterFields } from '../query/match';
import { type Plan, planFind } from '../query/plan';
import { splitFilter } from '../query/stored-test';
import type { BytesTest, Collection, StoredRecord } from '../storage/model';
import { keyOf } from '../values/keys';
import { emptyArray, pathValues, type SortSpec, sortKey } from '../values/paths';
import { type Doc, isNumeric } from '../values/values';
import { type Candidate, candidates, recordsOf } from './candidates';
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

type RecordTest = (record: StoredRecord) => boolean;
interface Tests {
  /** Test on bytes before a document is copied out of the database. */
  readonly mayFit: BytesTest | undefined;
  /** The remaining test on the document. */
  readonly isFit: RecordTest;
}
/** Compiles a filter for stored documents. Only the fields that it reads are decoded. */
const testsOf = (filter: Doc, variables?: Doc): Tests => {
  const { rest, stored } = splitFilter(filter, variables);
  const mayFit: BytesTest = (raw) => stored.every((test) => test(raw));
  return { mayFit: stored.length > 0 ? mayFit : undefined, isFit: decodedTest(rest, variables) };
};
const whole =
  ({ mayFit, isFit }: Tests): RecordTest =>
  (record) =>
    (!mayFit || mayFit(record.raw)) && isFit(record);
export const recordTest = (filter: Doc, variables?: Doc): RecordTest => whole(testsOf(filter, variables));
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

/** Sorts record ids, not documents, to save memory: documents are read again when they are requested. */
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

/** Ids of the documents that may come first, where index keys show the order: the others are not read. */
function* rankedIds(
  context: Context,
  collection: Collection,
  plan: Plan,
  keep: number,
): Generator<typeof pause, Iterable<number> | undefined, void> {
  const { rank } = plan;
  const isOfUse = rank && ((rank.isExact && Number.isFinite(keep)) || rank.from !== undefined);
  if (!isOfUse) return undefined;
  return yield* firstIds(context.view, collection, { plan, rank, keep, deadline: context.deadline });
}

function* fitting(flow: Flow<Candidate>, isWanted: RecordTest): Flow<StoredRecord> {
  for (const row of flow) if (row === pause || (row && isWanted(row))) yield row;
}
function* plannedRecords(context: Context, collection: Collection, options: FindOptions): Flow<StoredRecord> {
  const { filter = {}, skip = 0, limit = 0 } = options;
  const { view } = context;
  const sort = naturalOrder(options.sort) ? [] : sortSpec(options.sort);
  const plan = planFor(context, collection, options, sort);
  context.onPlan?.(plan);
  const tests = testsOf(filter, context.variables);
  const keep = limit ? limit + skip : Number.POSITIVE_INFINITY;
  const first = yield* rankedIds(context, collection, plan, keep);
  const isExact = plan.isExact || Boolean(first && plan.rank?.isExact);
  // A document that was read under a newer snapshot than the ranges may have changed.
  const isWanted: RecordTest = (record) => (isExact && view.isFirstSnapshot) || tests.isFit(record);
  const source = { context, collection, mayFit: tests.mayFit };
  const nominated = first ? recordsOf(source, first) : candidates(source, plan);
  const matching = fitting(withPauses(nominated, context.deadline), isWanted);
  if (plan.isSorted) {
    yield* paged(matching, skip, limit);
    return;
  }
  const isMet = whole(tests);
  const inOrder = sortedRecords(context, collection, matching, sort, keep);
  yield* paged(
    filtered(inOrder, (record) => view.isFirstSnapshot || isMet(record)),
    skip,
    limit,
  );
}

/** The stored documents that a find returns, in its order. An invalid filter throws at once. */
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
