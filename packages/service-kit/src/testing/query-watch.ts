import {
  campaignProgressedEvent,
  consumerQueues,
  type EventDefinition,
  lookup,
  operations,
  pageViewedEvent,
  resolveApiTokenOperation,
  resolveSessionOperation,
  responseStoredEvent,
  responseSubmittedEvent,
  visitRecordedEvent,
} from '@folkmoot/contracts';
import type { Connection, mongo } from 'mongoose';
import { type Work, watchWork } from '../context/work';
import type { ModelDefinition } from '../mongo/model';
import { isTargeted, shardKeyOf } from '../mongo/shard-key';
import { reasonToReadAll } from './allowed-queries';
import { tenantFilters } from './mutants';

type Document = Readonly<Record<string, unknown>>;

/** A query that the service sent while it handled a request or an event. */
interface Query {
  readonly collection: string;
  /** The operations and consumers that sent it. */
  readonly by: Set<string>;
  /** The same without those that are bound to no council. */
  readonly boundBy: Set<string>;
  readonly filter: Document;
  readonly sort: Document;
  readonly hint: unknown;
  readonly limit: number;
}

const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** A filter without its values: queries that differ in values only have one plan. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length > 0 && isDocument(value[0]) ? value.map(shapeOf) : 'list';
  if (!isDocument(value) || '_bsontype' in value) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each)]));
};

/** The driver keeps the order of a sort in a map. */
const documentOf = (value: unknown): Document => {
  if (value instanceof Map) return Object.fromEntries(value);
  return isDocument(value) ? value : {};
};

/** The conditions at the beginning of a pipeline. mongoose puts the council in a stage of its own. */
const firstMatches = (pipeline: unknown): Document => {
  if (!Array.isArray(pipeline)) return {};
  const end = pipeline.findIndex((stage) => !('$match' in stage));
  const matches = pipeline.slice(0, end < 0 ? pipeline.length : end).map(({ $match }) => $match);
  return matches.length > 1 ? { $and: matches } : documentOf(matches[0]);
};

interface Asked {
  readonly filter: unknown;
  readonly sort?: unknown;
  readonly hint?: unknown;
  readonly limit?: unknown;
}

const statements = (list: unknown): Asked[] =>
  Array.isArray(list)
    ? list.map(({ q, limit, multi, hint }) => ({ filter: q, hint, limit: limit ?? (multi ? 0 : 1) }))
    : [];

/** The queries within a command. */
const askedBy: Readonly<Record<string, (command: Document) => Asked[]>> = {
  find: ({ filter, sort, hint, limit }) => [{ filter, sort, hint, limit }],
  aggregate: ({ pipeline, hint }) => [{ filter: firstMatches(pipeline), hint }],
  count: ({ query, limit, hint }) => [{ filter: query, limit, hint }],
  distinct: ({ query }) => [{ filter: query }],
  findAndModify: ({ query, sort, hint }) => [{ filter: query, sort, hint, limit: 1 }],
  update: ({ updates }) => statements(updates),
  delete: ({ deletes }) => statements(deletes),
};

export interface QueryWatch {
  readonly note: (command: mongo.CommandStartedEvent) => void;
  /** The noted queries that read a whole collection, or that every shard would have to answer. */
  problems(connection: Connection): Promise<string[]>;
}

interface WinningPlan {
  readonly stage?: string;
  readonly isWhole?: boolean;
  readonly inputStage?: WinningPlan;
}

const readsAll = ({ stage, isWhole, inputStage }: WinningPlan, limit: number): boolean =>
  stage === 'COLLSCAN' ||
  (isWhole === true && limit === 0) ||
  (inputStage !== undefined && readsAll(inputStage, limit));

const planOf = async (connection: Connection, { collection, filter, sort, hint }: Query): Promise<WinningPlan> => {
  const find = { find: collection, filter, sort, ...(hint === undefined ? {} : { hint }) };
  const explained = await connection.db?.command({ explain: find, verbosity: 'queryPlanner' });
  return explained?.queryPlanner?.winningPlan ?? {};
};

/** Operations over the whole installation: of system administrators, the operator, and other services. */
const ofSystem: ReadonlySet<string> = new Set(
  operations.filter(({ can }) => can === 'internal' || String(can).startsWith('system:')).map(({ name }) => name),
);

/** Events that each answer and visit of a resident causes. */
const ofResidents: readonly EventDefinition[] = [
  responseSubmittedEvent,
  responseStoredEvent,
  campaignProgressedEvent,
  visitRecordedEvent,
  pageViewedEvent,
];

/** Work whose amount grows with residents and with the requests of everybody who is signed in. */
const hotWork: ReadonlySet<string> = new Set([
  ...operations.filter(({ service, can }) => service === 'public' && can === 'public').map(({ name }) => name),
  resolveSessionOperation.name,
  resolveApiTokenOperation.name,
  ...Object.entries<readonly EventDefinition[]>(consumerQueues)
    .filter(([, events]) => events.some((event) => ofResidents.includes(event)))
    .map(([queue]) => queue),
]);

/**
 * Watches the queries of a service. Requests and events must not read a whole collection, which takes longer with each
 * council. Those of system administrators and of services that ask about all councils may: they are few. Frequent ones must name the council or the document by which a cluster finds the shard.
 */
export const createQueryWatch = (models: readonly ModelDefinition[]): QueryWatch => {
  const shardKeys = new Map(models.map((model) => [model.collection, shardKeyOf(model)]));
  const queries = new Map<string, Query>();
  const runningWork = watchWork();

  const noteQuery = ({ name, isSystemWide }: Work, collection: string, { filter, sort, hint, limit }: Asked): void => {
    const key = JSON.stringify([collection, shapeOf(filter), documentOf(sort), hint]);
    const known = queries.get(key);
    const asked = { collection, filter: documentOf(filter), sort: documentOf(sort), hint, limit: Number(limit ?? 0) };
    const query = known ?? { ...asked, by: new Set<string>(), boundBy: new Set<string>() };
    query.by.add(name);
    if (!isSystemWide && !ofSystem.has(name)) query.boundBy.add(name);
    queries.set(key, query);
  };

  const note = ({ command, commandName }: mongo.CommandStartedEvent): void => {
    const work = runningWork();
    // Nobody waits for a job.
    if (work === null || work.kind === 'job' || !tenantFilters.areWhole()) return;
    const collection = String(lookup(command, commandName));
    for (const asked of lookup(askedBy, commandName)?.(command) ?? []) noteQuery(work, collection, asked);
  };

  const problemsOf = async (connection: Connection, query: Query): Promise<string[]> => {
    const { collection, by, boundBy, filter, sort, limit } = query;
    const names = [...by];
    const mustBeQuick = names.filter((name) => boundBy.has(name) || hotWork.has(name));
    const unexplained = mustBeQuick.filter((name) => reasonToReadAll(collection, name) === undefined);
    const isWhole = unexplained.length > 0 && readsAll(await planOf(connection, query), limit);
    const isBroad = names.some((name) => hotWork.has(name)) && !isTargeted(filter, shardKeys.get(collection) ?? null);
    const asks = `${collection} ${JSON.stringify(shapeOf(filter))} ${JSON.stringify(sort)}, by ${names.join(', ')}`;
    return [
      ...(isWhole ? [`reads a whole collection: ${asks}`] : []),
      ...(isBroad ? [`asks every shard: ${asks}`] : []),
    ];
  };

  return {
    note,
    problems: async (connection) => {
      const lists: string[][] = [];
      for (const query of queries.values()) lists.push(await problemsOf(connection, query));
      return lists.flat();
    },
  };
};
