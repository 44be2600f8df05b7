import { needsCouncil, type Operation, type Permission } from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from './actors';
import type { CallOptions } from './call';
import type { RouteRow } from './route-table';
import type { TestService } from './test-service';

/** The service with things of both councils in it, and how each of its operations is called. */
export interface IsolationGround {
  readonly service: TestService<unknown>;
  readonly operations: readonly Operation[];
  readonly rows: Readonly<Record<string, RouteRow>>;
}

interface Answered {
  readonly status: number;
  readonly text: string;
}

const PATIENCE_MS = 5_000;

const isOfCouncil = ({ can }: Operation): boolean => can.includes(':') && needsCouncil(can as Permission);

/** A stream that goes on was let through as much as an answer. */
const ask = async (ground: IsolationGround, operation: Operation, options: CallOptions): Promise<Answered> => {
  const row = ground.rows[operation.name] ?? {};
  const keyed: Record<string, string> = operation.idempotent
    ? { 'idempotency-key': `isolation-${operation.name}` }
    : {};
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const headers = { ...keyed, ...row.headers };
    const { status, text } = await ground.service.call(operation, { ...row, ...options, headers, signal });
    return { status, text };
  } catch {
    return { status: 200, text: '' };
  }
};

const own = userActor({ councilId: ownCouncil });
const other = userActor({ councilId: otherCouncil });

/** Ids of one council with those of the other that stand in the same place. */
const counterparts = ({ rows }: IsolationGround): ReadonlyMap<string, string> => {
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

const isRead = ({ method, kind, name }: Operation, { rows }: IsolationGround): boolean =>
  (method === 'get' && kind !== 'events') || rows[name]?.compares === 'answer';

const reads = (ground: IsolationGround): Operation[] =>
  ground.operations.filter((operation) => isOfCouncil(operation) && isRead(operation, ground));

/** Pictures and PDFs are drawn anew each time, with the time in them. */
const isDrawn = (text: string): boolean => text.startsWith('%PDF') || text.includes('\uFFFD');

/** Everything that a council can read of its own. */
const sightOf = async (ground: IsolationGround, actor: typeof own): Promise<Map<string, string>> => {
  const seen = new Map<string, string>();
  for (const operation of reads(ground)) {
    const row = ground.rows[operation.name];
    const params = actor === own ? row?.params : (row?.otherParams ?? {});
    const { status, text } = await ask(ground, operation, params ? { as: actor, params } : { as: actor });
    seen.set(operation.name, isDrawn(text) ? `${status} ` : `${status} ${text}`);
  }
  return seen;
};

/** What of a request names things of the other council; null for nothing. */
const othersIn = ({ otherParams: params, otherBody: body }: RouteRow = {}) =>
  params || body ? { ...(params ? { params } : {}), ...(body ? { body } : {}) } : null;

const askedForOthers = async (ground: IsolationGround): Promise<string[]> => {
  const problems: string[] = [];
  for (const operation of ground.operations.filter(isOfCouncil)) {
    const row = ground.rows[operation.name];
    const named = row?.compares ? null : othersIn(row);
    if (!named) continue;
    const { status } = await ask(ground, operation, { as: own, ...named });
    if (status !== 404) problems.push(`${operation.name}: answers ${status} to another council's ids`);
  }
  return problems;
};

const readWithOthersInIt = async (ground: IsolationGround, theirs: readonly string[]): Promise<string[]> => {
  const problems: string[] = [];
  for (const operation of reads(ground)) {
    const { status, text } = await ask(ground, operation, { as: own });
    const found = status < 400 ? theirs.find((id) => text.includes(id)) : undefined;
    if (found) problems.push(`${operation.name}: tells of ${found} of another council`);
  }
  return problems;
};

/** What the own council is answered when it asks for the other's things, by operation. */
export const sightsOfOthers = async (ground: IsolationGround): Promise<ReadonlyMap<string, string>> => {
  const seen = new Map<string, string>();
  for (const operation of reads(ground)) {
    const named = othersIn(ground.rows[operation.name]);
    if (!named) continue;
    const { status, text } = await ask(ground, operation, { as: own, ...named });
    // A problem names its request.
    const isPlain = status < 400 && !isDrawn(text);
    seen.set(operation.name, isPlain ? `${status} ${text}` : `${status}`);
  }
  return seen;
};

/** Bodies and searches that name things of the other council. */
const namedInBodies = async (ground: IsolationGround, ids: ReadonlyMap<string, string>): Promise<string[]> => {
  const problems: string[] = [];
  const theirs = [...ids.values()];
  for (const operation of ground.operations.filter(isOfCouncil)) {
    const { body, query = {} } = ground.rows[operation.name] ?? {};
    const given = { body: swapped(body, ids), query: swapped(query, ids) as typeof query };
    if (JSON.stringify(given) === JSON.stringify({ body, query })) continue;
    const { status, text } = await ask(ground, operation, { as: own, ...given });
    const found = status < 400 ? theirs.find((id) => text.includes(id)) : undefined;
    if (found) problems.push(`${operation.name}: takes and tells ${found} of another council`);
  }
  return problems;
};

/** What names no id of anybody and may still reach too far; its effect is seen afterwards. */
const tried = async (ground: IsolationGround): Promise<void> => {
  const changing = ground.operations.filter(({ name }) => ground.rows[name]?.compares === 'effect');
  for (const operation of changing) await ask(ground, operation, { as: own });
};

/**
 * What one council can see or do to another through the service's routes: ids in paths, bodies and searches, what lists and
 * files hold, and whether the other council sees anything else afterwards. Empty when nothing leaks.
 */
export const leaksOf = async (ground: IsolationGround): Promise<string[]> => {
  const ids = counterparts(ground);
  const before = await sightOf(ground, other);
  const problems = [
    ...(await readWithOthersInIt(ground, [...ids.values(), otherCouncil])),
    ...(await askedForOthers(ground)),
    ...(await namedInBodies(ground, ids)),
  ];
  await tried(ground);
  const after = await sightOf(ground, other);
  const changed = [...before].filter(([name, text]) => after.get(name) !== text);
  return [...problems, ...changed.map(([name]) => `${name}: shows the other council something else than before`)];
};

/** What each of the two councils can read, by operation. */
export const sightsOf = async (ground: IsolationGround): Promise<ReadonlyMap<string, string>> => {
  const [mine, theirs] = [await sightOf(ground, own), await sightOf(ground, other)];
  return new Map([...mine, ...[...theirs].map(([name, text]) => [`${name} of the other`, text] as const)]);
};
