import { CommandError } from '../errors';
import { aggregateRows } from '../execution/aggregate';
import { distinctValues, type FindOptions, findRecords } from '../execution/find';
import { projector } from '../execution/projection';
import { checkPipeline } from '../execution/stage-checks';
import { writeOut } from '../execution/write-out';
import type { Plan } from '../query/plan';
import { type Doc, isDoc, isEmpty } from '../values/values';
import { checkOptions } from './options';
import {
  countOf,
  docOf,
  type Handler,
  type Handlers,
  listOf,
  type Request,
  targetName,
  targetOf,
  textOf,
} from './request';

const findOptions = (body: Doc): FindOptions => ({
  filter: docOf(body.filter ?? body.query, 'filter'),
  sort: docOf(body.sort, 'sort'),
  skip: countOf(body.skip, 'skip'),
  limit: Math.abs(countOf(body.limit, 'limit')),
});
function* foundRows(request: Request): Iterable<Buffer | Doc> {
  const options = findOptions(request.body);
  const records = findRecords(request.context, targetOf(request), options);
  const projection = docOf(request.body.projection, 'projection');
  if (isEmpty(projection)) {
    for (const record of records) yield record.raw;
    return;
  }
  const project = projector(projection, options.filter ?? {});
  for (const record of records) yield project(record.doc);
}
const find: Handler = (request) => {
  const { body, context, cursors } = request;
  checkOptions(request, body);
  const isSingle = Boolean(body.singleBatch) || countOf(body.limit, 'limit') < 0;
  const first = body.batchSize === undefined ? 101 : countOf(body.batchSize, 'batchSize');
  return cursors.open(foundRows(request), `${context.db}.${targetName(request)}`, { first, isSingle });
};

const aggregateTarget = ({ body }: Request): string =>
  body.aggregate === 1 ? '$cmd.aggregate' : textOf(body.aggregate, 'aggregate');
const isOutput = (stage: Doc | undefined): boolean => stage?.$out !== undefined || stage?.$merge !== undefined;
/** True for a pipeline that ends in $out or $merge and so is a write. */
export const isWritingPipeline = (body: Doc): boolean => Array.isArray(body.pipeline) && isOutput(body.pipeline.at(-1));

const aggregate: Handler = (request) => {
  const { body, context, cursors } = request;
  checkOptions(request, body);
  const { pipeline } = body;
  checkPipeline(pipeline);
  const name = aggregateTarget(request);
  const collection = context.store.catalogue.find(context.db, name);
  const last = pipeline.at(-1);
  if (last && isOutput(last)) {
    writeOut(context, last, [...aggregateRows(context, collection, pipeline.slice(0, -1))]);
    return cursors.open([], `${context.db}.${name}`);
  }
  const { batchSize } = docOf(body.cursor, 'cursor');
  const first = batchSize === undefined ? 101 : countOf(batchSize, 'batchSize');
  return cursors.open(aggregateRows(context, collection, pipeline), `${context.db}.${name}`, { first });
};

const getMore: Handler = ({ body, cursors }) =>
  cursors.next(BigInt(String(body.getMore)), countOf(body.batchSize, 'batchSize'));
const killCursors: Handler = ({ body, cursors }) => {
  const ids = listOf(body.cursors, 'cursors');
  const cursorsKilled = ids.filter((id) => cursors.kill(BigInt(String(id))));
  const cursorsNotFound = ids.filter((id) => !cursorsKilled.includes(id));
  return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [], ok: 1 };
};

const count: Handler = (request) => {
  const { body, context } = request;
  checkOptions(request, body);
  const collection = targetOf(request);
  const options = findOptions(body);
  if (isEmpty(options.filter) && !options.skip && !options.limit && !request.isInTransaction) {
    return { n: collection?.count ?? 0, ok: 1 };
  }
  let n = 0;
  for (const _record of findRecords(context, collection, options)) n++;
  return { n, ok: 1 };
};
const distinct: Handler = (request) => {
  const { body, context } = request;
  checkOptions(request, body);
  const values = distinctValues(context, targetOf(request), textOf(body.key, 'key'), docOf(body.query, 'query'));
  return { values, ok: 1 };
};

const winningPlan = (plan: Plan | undefined): Doc => {
  if (plan?.index) {
    return { stage: 'IXSCAN', indexName: plan.index.name, isSorted: plan.isSorted, isExact: plan.isExact };
  }
  return { stage: plan?.branches ? 'OR' : 'COLLSCAN' };
};
const explain: Handler = (request) => {
  const body = docOf(request.body.explain, 'explain');
  const [name = ''] = Object.keys(body);
  const plans: Plan[] = [];
  const context = { ...request.context, onPlan: (plan: Plan) => void plans.push(plan) };
  const inner: Request = { ...request, name, body, context };
  const explained: Readonly<Record<string, () => Iterable<unknown>>> = {
    find: () => foundRows(inner),
    aggregate: () => aggregateRows(context, targetOf(inner), listOf(body.pipeline, 'pipeline').filter(isDoc)),
  };
  const run = explained[name];
  if (!run)
    throw new CommandError(115, 'CommandNotSupported', `explain of '${name}' is not supported by the embedded engine`);
  let nReturned = 0;
  for (const _row of run()) nReturned++;
  return { queryPlanner: { winningPlan: winningPlan(plans[0]) }, executionStats: { nReturned }, ok: 1 };
};

export const readCommands: Handlers = { find, aggregate, getMore, killCursors, count, distinct, explain };
