import { Aggregator } from 'mingo/aggregator';
import { compile } from '../query/match';
import type { Collection } from '../storage/model';
import { keyOf } from '../values/keys';
import { type Doc, isDoc } from '../values/values';
import { bucketStages } from './bucket';
import { type Context, collectionNamed, mingoOptions, sortSpec } from './context';
import { type FindOptions, findRecords, pageRows, sortRows } from './find';
import { lookupRows } from './lookup';
import { checkPipeline, stageOf } from './stage-checks';

type Rows = Iterable<Doc>;
interface Step {
  readonly context: Context;
  readonly collection: Collection | undefined;
  readonly rows: Rows;
  readonly operand: unknown;
  /** The stages after this one. */
  readonly rest: readonly Doc[];
}

function* matching(rows: Rows, filter: unknown, variables: Doc | undefined): Rows {
  const test = compile(filter, variables);
  for (const doc of rows) if (test(doc)) yield doc;
}
function* facets({ context, collection, rows, operand }: Step): Rows {
  const all = [...rows];
  const pipelines = Object.entries(isDoc(operand) ? operand : {});
  yield Object.fromEntries(
    pipelines.map(([name, pipeline]) => [name, [...runStages(context, collection, all, pipeline as Doc[])]]),
  );
}
function* union({ context, rows, operand }: Step): Rows {
  yield* rows;
  const spec = isDoc(operand) ? operand : { coll: operand };
  const pipeline = Array.isArray(spec.pipeline) ? spec.pipeline : [];
  yield* aggregateRows(context, collectionNamed(context, String(spec.coll)), pipeline);
}
const limitAfter = (rest: readonly Doc[]): number => Number(rest[0]?.$limit ?? Number.POSITIVE_INFINITY);

/** Stages that need indexes, BSON's sort order or other collections; the rest is mingo's. */
const nativeStages: Readonly<Record<string, (step: Step) => Rows>> = {
  $match: ({ context, rows, operand }) => matching(rows, operand, context.variables),
  $sort: ({ rows, operand, rest }) => sortRows(rows, (doc) => doc, sortSpec(operand), limitAfter(rest)),
  $limit: ({ rows, operand }) => pageRows(rows, 0, Number(operand)),
  $skip: ({ rows, operand }) => pageRows(rows, Number(operand)),
  $lookup: ({ context, rows, operand }) => lookupRows(context, rows, operand as Doc, { aggregateRows, runStages }),
  $facet: facets,
  $unionWith: union,
  $bucket: ({ context, collection, rows, operand }) =>
    runStages(context, collection, rows, bucketStages(isDoc(operand) ? operand : {})),
  $collStats: ({ collection }) => [{ count: collection?.count ?? 0 }],
  $indexStats: ({ collection }) => (collection?.indexes ?? []).map(({ name, key }) => ({ name, key })),
};

/** The stages that are carried out here or, as the last one, by the command. */
export const ownStages: readonly string[] = [...Object.keys(nativeStages), '$out', '$merge'];

function* streamed(iterator: ReturnType<Aggregator['stream']>): Rows {
  for (;;) {
    const { value, done } = iterator.next();
    if (done) return;
    yield value as Doc;
  }
}
const mingoRows = (context: Context, rows: Rows, pipeline: Doc[]): Rows =>
  streamed(new Aggregator(pipeline, mingoOptions(context)).stream(rows));

/** Runs checked stages over `rows`. */
export const runStages = (
  context: Context,
  collection: Collection | undefined,
  rows: Rows,
  pipeline: readonly Doc[],
): Rows => {
  let current = rows;
  let position = 0;
  while (position < pipeline.length) {
    const [name, operand] = stageOf(pipeline[position]);
    const native = nativeStages[name];
    let next = position + 1;
    if (native) {
      current = native({ context, collection, rows: current, operand, rest: pipeline.slice(next) });
    } else {
      while (next < pipeline.length && !nativeStages[stageOf(pipeline[next])[0]]) next++;
      current = mingoRows(context, current, pipeline.slice(position, next));
    }
    position = next;
  }
  return current;
};

const constantOf = (operand: unknown, variables: Doc | undefined): unknown => {
  if (typeof operand !== 'string' || !operand.startsWith('$')) return operand;
  return operand.startsWith('$$') ? variables?.[operand.slice(2)] : undefined;
};
const isField = (operand: unknown): operand is string => typeof operand === 'string' && /^\$[^$]/.test(operand);
const impliedBy = (operands: readonly unknown[], variables: Doc | undefined): Doc[] => {
  const [left, right] = operands;
  return [[left, right] as const, [right, left] as const].flatMap(([field, other]) => {
    const value = constantOf(other, variables);
    const isUsable = value !== undefined && value !== null && !isDoc(value) && !Array.isArray(value);
    return isField(field) && isUsable ? [{ [field.slice(1)]: value }] : [];
  });
};
/** {$expr: {$eq: ['$a', '$$v']}} also implies {a: v}, which an index can answer. */
const withImplied = (filter: Doc, variables: Doc | undefined): Doc => {
  const implied: Doc[] = [];
  const walk = (expression: unknown): void => {
    if (!isDoc(expression)) return;
    if (Array.isArray(expression.$and)) expression.$and.forEach(walk);
    if (Array.isArray(expression.$eq)) implied.push(...impliedBy(expression.$eq, variables));
  };
  walk(filter.$expr);
  return implied.length > 0 ? { $and: [filter, ...implied] } : filter;
};

interface Head {
  readonly find: FindOptions;
  /** How many stages the find stands for. */
  readonly length: number;
}
/** The leading stages that a find can do with indexes. */
const headOf = (pipeline: readonly Doc[], variables: Doc | undefined): Head => {
  let length = 0;
  const filters: Doc[] = [];
  while (isDoc(pipeline[length]?.$match)) filters.push(withImplied(pipeline[length++]?.$match as Doc, variables));
  const filter = filters.length < 2 ? filters[0] : { $and: filters };
  const sort = pipeline[length]?.$sort;
  if (sort === undefined) return { find: { filter }, length };
  length++;
  const skip = pipeline[length]?.$skip;
  const limit = pipeline[length + (skip === undefined ? 0 : 1)]?.$limit;
  if (limit === undefined) return { find: { filter, sort }, length };
  return {
    find: { filter, sort, skip: Number(skip ?? 0), limit: Number(limit) },
    length: length + (skip === undefined ? 1 : 2),
  };
};

const countStage = keyOf({ _id: 1, n: { $sum: 1 } });
function* countRows(rows: Iterable<unknown>): Rows {
  let n = 0;
  for (const _row of rows) n++;
  if (n > 0) yield { _id: 1, n };
}
function* docsOf(context: Context, collection: Collection | undefined, find: FindOptions): Rows {
  for (const record of findRecords(context, collection, find)) yield record.doc;
}

/** The rows of a pipeline over a collection; refuses what it does not know before the first row. */
export const aggregateRows = (context: Context, collection: Collection | undefined, pipeline: readonly Doc[]): Rows => {
  checkPipeline(pipeline);
  const { find, length } = headOf(pipeline, context.variables);
  const rest = pipeline.slice(length);
  const isCount = rest.length === 1 && rest[0]?.$group !== undefined && keyOf(rest[0].$group) === countStage;
  if (isCount) return countRows(findRecords(context, collection, find));
  return runStages(context, collection, docsOf(context, collection, find), rest);
};
