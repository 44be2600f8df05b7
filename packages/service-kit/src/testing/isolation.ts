import { needsCouncil, type Operation, type Permission } from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from './actors';
import type { CallOptions } from './call';
import type { RouteRow } from './route-table';
import type { TestService } from './test-service';

/** The service with data of both councils, and how to call each of its operations. */
export interface IsolationSetUp {
  readonly service: TestService<unknown>;
  readonly operations: readonly Operation[];
  readonly rows: Readonly<Record<string, RouteRow>>;
}

interface Answered {
  readonly status: number;
  readonly text: string;
}

/** An open stream never ends, so this is how long each of them takes. */
const STREAM_MS = 5_000;
/** For all other operations, which usually answer within a second. Only a failing test waits so long. */
const ANSWER_MS = 30_000;

const isOfCouncil = ({ can }: Operation): boolean => can.includes(':') && needsCouncil(can as Permission);

/** An open stream counts as an answer. */
const ask = async (setUp: IsolationSetUp, operation: Operation, options: CallOptions): Promise<Answered> => {
  const row = setUp.rows[operation.name] ?? {};
  const keyed: Record<string, string> = operation.idempotent
    ? { 'idempotency-key': `isolation-${operation.name}` }
    : {};
  try {
    const signal = AbortSignal.timeout(operation.kind === 'events' ? STREAM_MS : ANSWER_MS);
    const headers = { ...keyed, ...row.headers };
    const { status, text } = await setUp.service.call(operation, { ...row, ...options, headers, signal });
    return { status, text };
  } catch {
    return { status: 200, text: '' };
  }
};

const own = userActor({ councilId: ownCouncil });
const other = userActor({ councilId: otherCouncil });

/** Maps ids of one council to the ids of the other in the same position. */
const counterparts = ({ rows }: IsolationSetUp): ReadonlyMap<string, string> => {
  const pairs = Object.values(rows).flatMap(({ params = {}, otherParams = {} }) =>
    Object.keys(otherParams).map((name) => [params[name] ?? '', otherParams[name] ?? ''] as const),
  );
  return new Map(pairs.filter(([mine, theirs]) => mine !== theirs));
};

const swapped = (value: unknown, ids: ReadonlyMap<string, string>): unknown => {
  if (typeof value === 'string') return ids.get(value) ?? value;
  if (Array.isArray(value)) return value.map((each) => swapped(each, ids));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, swapped(each, ids)]));
};

const isRead = ({ method, kind, name }: Operation, { rows }: IsolationSetUp): boolean =>
  (method === 'get' && kind !== 'events') || rows[name]?.compares === 'answer';

const reads = (setUp: IsolationSetUp): Operation[] =>
  setUp.operations.filter((operation) => isOfCouncil(operation) && isRead(operation, setUp));

/** Pictures and PDFs are created for each request and contain the time. */
const isDrawn = (text: string): boolean => text.startsWith('%PDF') || text.includes('\uFFFD');

type Sight = readonly [name: string, text: string];

const mapOf = async (sights: AsyncIterable<Sight>): Promise<ReadonlyMap<string, string>> => {
  const seen = new Map<string, string>();
  for await (const [name, text] of sights) seen.set(name, text);
  return seen;
};

/** All own data that a council can read, asked for one by one. */
async function* sightOf(setUp: IsolationSetUp, actor: typeof own): AsyncIterable<Sight> {
  for (const operation of reads(setUp)) {
    const row = setUp.rows[operation.name];
    const params = actor === own ? row?.params : (row?.otherParams ?? {});
    const { status, text } = await ask(setUp, operation, params ? { as: actor, params } : { as: actor });
    yield [operation.name, isDrawn(text) ? `${status} ` : `${status} ${text}`];
  }
}

/** The parts of a request that name data of the other council; null for none. */
const othersIn = ({ otherParams: params, otherBody: body }: RouteRow = {}) =>
  params || body ? { ...(params ? { params } : {}), ...(body ? { body } : {}) } : null;

const askedForOthers = async (setUp: IsolationSetUp): Promise<string[]> => {
  const problems: string[] = [];
  for (const operation of setUp.operations.filter(isOfCouncil)) {
    const row = setUp.rows[operation.name];
    const named = row?.compares ? null : othersIn(row);
    if (!named) continue;
    const { status } = await ask(setUp, operation, { as: own, ...named });
    if (status !== 404) problems.push(`${operation.name}: answers ${status} to another council's ids`);
  }
  return problems;
};

const readWithOthersInIt = async (setUp: IsolationSetUp, theirs: readonly string[]): Promise<string[]> => {
  const problems: string[] = [];
  for (const operation of reads(setUp)) {
    const { status, text } = await ask(setUp, operation, { as: own });
    const leaked = status < 400 ? theirs.find((id) => text.includes(id)) : undefined;
    if (leaked) problems.push(`${operation.name}: tells of ${leaked} of another council`);
  }
  return problems;
};

/** The answers to the own council when it requests the other's data, by operation. */
export const sightsOfOthers = async (setUp: IsolationSetUp): Promise<ReadonlyMap<string, string>> => {
  const seen = new Map<string, string>();
  for (const operation of reads(setUp)) {
    const named = othersIn(setUp.rows[operation.name]);
    if (!named) continue;
    const { status, text } = await ask(setUp, operation, { as: own, ...named });
    // A problem contains its request id.
    const isPlain = status < 400 && !isDrawn(text);
    seen.set(operation.name, isPlain ? `${status} ${text}` : `${status}`);
  }
  return seen;
};

/** Requests with data of the other council in bodies and searches. */
const namedInBodies = async (setUp: IsolationSetUp, ids: ReadonlyMap<string, string>): Promise<string[]> => {
  const problems: string[] = [];
  const theirs = [...ids.values()];
  for (const operation of setUp.operations.filter(isOfCouncil)) {
    const { body, query = {} } = setUp.rows[operation.name] ?? {};
    const input = { body: swapped(body, ids), query: swapped(query, ids) as typeof query };
    if (JSON.stringify(input) === JSON.stringify({ body, query })) continue;
    const { status, text } = await ask(setUp, operation, { as: own, ...input });
    const leaked = status < 400 ? theirs.find((id) => text.includes(id)) : undefined;
    if (leaked) problems.push(`${operation.name}: takes and tells ${leaked} of another council`);
  }
  return problems;
};

/** Calls operations without ids that may still affect the other council; the effect is checked afterwards. */
const tried = async (setUp: IsolationSetUp): Promise<void> => {
  const changing = setUp.operations.filter(({ name }) => setUp.rows[name]?.compares === 'effect');
  for (const operation of changing) await ask(setUp, operation, { as: own });
};

/**
 * The data that one council can read or change of the other through the service's routes: ids in paths, bodies and
 * searches, the content of lists and files, and changes in what the other council reads afterwards. Empty when nothing
 * leaks.
 */
export const leaksOf = async (setUp: IsolationSetUp): Promise<string[]> => {
  const ids = counterparts(setUp);
  const before = await mapOf(sightOf(setUp, other));
  const problems = [
    ...(await readWithOthersInIt(setUp, [...ids.values(), otherCouncil])),
    ...(await askedForOthers(setUp)),
    ...(await namedInBodies(setUp, ids)),
  ];
  await tried(setUp);
  const after = await mapOf(sightOf(setUp, other));
  const changed = [...before].filter(([name, text]) => after.get(name) !== text && !setUp.rows[name]?.growsByReading);
  return [...problems, ...changed.map(([name]) => `${name}: shows the other council something else than before`)];
};

async function* sightsOfBoth(setUp: IsolationSetUp): AsyncIterable<Sight> {
  yield* sightOf(setUp, own);
  for await (const [name, text] of sightOf(setUp, other)) yield [`${name} of the other`, text];
}

/** The items that each of the two councils can read, by operation. */
export const sightsOf = (setUp: IsolationSetUp): Promise<ReadonlyMap<string, string>> => mapOf(sightsOfBoth(setUp));

/** Whether one of the two councils reads other items than usual. Stops at the first one. */
export const seesUnusual = async (setUp: IsolationSetUp, usual: ReadonlyMap<string, string>): Promise<boolean> => {
  for await (const [name, text] of sightsOfBoth(setUp)) if (usual.has(name) && usual.get(name) !== text) return true;
  return false;
};
