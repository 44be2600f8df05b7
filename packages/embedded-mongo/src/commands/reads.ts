import { CommandError } from '../errors';
import type { Context } from '../execution/context';
import { distinctValues, type FindOptions, findRecords } from '../execution/find';
import { findProjector } from '../execution/find-projection';
import { type Flow, mapped } from '../execution/flow';
import { collected, pull } from '../execution/paced';
import type { Plan } from '../query/plan';
import { pipelineRows } from '../stages/pipeline';
import { SnapshotView } from '../storage/snapshot-view';
import { bigOf } from '../values/numbers';
import { own } from '../values/own-fields';
import { type Doc, isDoc, isEmpty } from '../values/values';
import type { CursorSource } from './cursors';
import { checkOptions } from './options';
import {
  countOf,
  docOf,
  type Handler,
  type Handlers,
  listOf,
  positiveCountOf,
  type Request,
  targetName,
  targetOf,
  textOf,
} from './request';

const findOptions = (body: Doc): FindOptions => ({
  filter: docOf(body.filter ?? body.query, 'filter'),
  sort: docOf(body.sort, 'sort'),
  skip: positiveCountOf(body.skip, 'skip'),
  limit: Math.abs(countOf(body.limit, 'limit')),
  hint: body.hint,
});
const foundRows = (request: Request): Flow<Buffer | Doc> => {
  const options = findOptions(request.body);
  const records = findRecords(request.context, targetOf(request), options);
  const spec = docOf(request.body.projection, 'projection');
  if (isEmpty(spec)) return mapped(records, (record) => record.raw);
  const project = findProjector(spec, options.filter ?? {}, request.context.variables);
  return mapped(records, (record) => project(record.doc));
};
/** A cursor pins no pages between two batches. */
const source = ({ view, db }: Context, name: string, rows: Flow<Buffer | Doc>): CursorSource => ({
  rows,
  namespace: `${db}.${name}`,
  release: () => void (view instanceof SnapshotView && view.release()),
});
const batchSizeOf = (size: unknown): number => (size === undefined ? 101 : positiveCountOf(size, 'batchSize'));

const find: Handler = (request) => {
  const { body, context, cursors, snapshotTime } = request;
  checkOptions(request, body);
  const isSingle = Boolean(body.singleBatch) || countOf(body.limit, 'limit') < 0;
  const results = source(context, targetName(request), foundRows(request));
  return cursors.open(results, { first: batchSizeOf(body.batchSize), isSingle, atClusterTime: snapshotTime });
};

const aggregate: Handler = (request) => {
  const { body, context, cursors, snapshotTime } = request;
  checkOptions(request, body);
  if (typeof body.aggregate !== 'string') {
    throw new CommandError(73, 'InvalidNamespace', 'aggregate of a database, not a collection, is not supported');
  }
  const rows = pipelineRows(context, targetOf(request), listOf(body.pipeline, 'pipeline') as Doc[], body.hint);
  const { batchSize } = docOf(body.cursor, 'cursor');
  const results = source(context, body.aggregate, rows);
  return cursors.open(results, { first: batchSizeOf(batchSize), atClusterTime: snapshotTime });
};

const getMore: Handler = ({ body, cursors, context }) => {
  const namespace = `${context.db}.${textOf(body.collection, 'collection')}`;
  return cursors.next(bigOf(body.getMore), namespace, positiveCountOf(body.batchSize, 'batchSize'));
};
const killCursors: Handler = ({ body, cursors }) => {
  const ids = listOf(body.cursors, 'cursors');
  const cursorsKilled = ids.filter((id) => cursors.kill(bigOf(id)));
  const cursorsNotFound = ids.filter((id) => !cursorsKilled.includes(id));
  return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [], ok: 1 };
};

const count: Handler = async (request) => {
  const { body, context } = request;
  checkOptions(request, body);
  const collection = targetOf(request);
  const options = findOptions(body);
  if (isEmpty(options.filter) && !options.skip && !options.limit && !request.isInTransaction) {
    return { n: collection?.count ?? 0, ok: 1 };
  }
  let n = 0;
  await pull(findRecords(context, collection, options)[Symbol.iterator](), () => ++n > 0);
  return { n, ok: 1 };
};
const distinct: Handler = async (request) => {
  const { body, context } = request;
  checkOptions(request, body);
  const flow = distinctValues(context, targetOf(request), textOf(body.key, 'key'), docOf(body.query, 'query'));
  const [values = []] = await collected(flow);
  return { values, ok: 1 };
};

/** A key begins with the number of its index. */
const INDEX_ID_BYTES = 4;

/** Whether the plan reads the index from its beginning to its end: the range of an index without any condition. */
const isWhole = ({ ranges }: Plan): boolean => ranges.some(([start]) => start.length === INDEX_ID_BYTES);

const winningPlan = (plan: Plan | undefined): Doc => {
  if (plan?.index) {
    const { index, isSorted, isExact } = plan;
    return { stage: 'IXSCAN', indexName: index.name, isSorted, isExact, isWhole: isWhole(plan) };
  }
  return { stage: plan?.branches ? 'OR' : 'COLLSCAN' };
};
const explain: Handler = async (request) => {
  const body = docOf(request.body.explain, 'explain');
  const [name = ''] = Object.keys(body);
  const plans: Plan[] = [];
  const context = { ...request.context, onPlan: (plan: Plan) => void plans.push(plan) };
  const inner: Request = { ...request, name, body, context };
  const explained: Readonly<Record<string, () => Flow<unknown>>> = {
    find: () => foundRows(inner),
    aggregate: () => pipelineRows(context, targetOf(inner), listOf(body.pipeline, 'pipeline').filter(isDoc), body.hint),
  };
  const run = own(explained, name);
  if (!run)
    throw new CommandError(115, 'CommandNotSupported', `explain of '${name}' is not supported by the embedded engine`);
  let nReturned = 0;
  await pull(run()[Symbol.iterator](), () => ++nReturned > 0);
  return { queryPlanner: { winningPlan: winningPlan(plans[0]) }, executionStats: { nReturned }, ok: 1 };
};

export const readCommands: Handlers = { find, aggregate, getMore, killCursors, count, distinct, explain };
