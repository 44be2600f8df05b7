/** @file State that two replicas of every service must share. */
import { setTimeout as pause } from 'node:timers/promises';
import {
  DEMO_CAMPAIGN,
  DEMO_OFFICER,
  importAddresses,
  readImport,
  readJson,
  signIn,
} from '../../../scripts/product/people';
import { comesTrue, HANGS_MS } from '../fault-tests';
import {
  didAll,
  howManyDid,
  linesWith,
  openSurvey,
  type ReplicatedSystem,
  reported,
  SUBMITTED,
} from './replicated-system';

/** Long enough for a second delivery to arrive. */
const QUIET_MS = 2_000;
const ROWS = 200;
const IMPORTED = '"job":"subscribers.import"';
/** The number of requests of an import depends on time, too. */
const MOST_IMPORTS = 12;
const WATCHED = '"operation":"watchReport"';
/** Requests for a sign-in link from one network within a quarter of an hour. */
const MOST_REQUESTS = 60;

const rowsFrom = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** A session is valid at every replica, and ends at every replica after sign-out. */
const sessions = async (replicated: ReplicatedSystem): Promise<string[]> => {
  const { origin, inbox } = replicated.system;
  const cookie = await signIn(origin, DEMO_OFFICER, inbox);
  const look = () => fetch(`${origin}/api/auth/session`, { headers: { cookie } });
  const before = await Promise.all(rowsFrom(8).map(look));
  await fetch(`${origin}/api/auth/session`, { method: 'DELETE', headers: { cookie } });
  const after = await Promise.all(rowsFrom(8).map(look));
  return [
    ...(before.every(({ status }) => status === 200) ? [] : ['a session is not known to every replica of admin']),
    ...(after.every(({ status }) => status === 401) ? [] : ['a session goes on after signing out']),
    ...(await didAll(replicated, 'admin', '"operation":"getSession"')),
  ];
};

/** Limits count over all replicas. Sign-ins before this test came from this network too. */
const limits = async ({ system: { origin } }: ReplicatedSystem): Promise<string[]> => {
  const statuses: number[] = [];
  for (const _ of rowsFrom(MOST_REQUESTS + 3)) {
    const body = JSON.stringify({ email: `nobody@${DEMO_OFFICER.split('@')[1]}` });
    const headers = { 'content-type': 'application/json' };
    statuses.push((await fetch(`${origin}/api/auth/magic-links`, { method: 'POST', headers, body })).status);
  }
  const allowed = statuses.filter((status) => status === 404).length;
  const refused = statuses.filter((status) => status === 429).length;
  const isOne = allowed <= MOST_REQUESTS && refused >= 3 && allowed + refused === statuses.length;
  return isOne ? [] : [`the limit of ${MOST_REQUESTS} let ${allowed} through`];
};

/** Imports new addresses, and returns what went wrong. */
const importProblems = async ({ system, cookie }: ReplicatedSystem, attempt: number): Promise<string[]> => {
  const addresses = rowsFrom(ROWS).map((index) => `replica${attempt}-${index}@residents.example`);
  const id = await importAddresses(system.origin, cookie, addresses);
  const look = () => readImport(system.origin, cookie, id);
  const isDone = await comesTrue(async () => (await look()).state === 'done', HANGS_MS);
  const { added } = await look();
  if (attempt % 2 === 0) await look();
  return isDone && added === ROWS ? [] : [`an import of ${ROWS} added ${added}`];
};

/**
 * A job runs once, at any replica. Imports go on until each has run one. Replicas take requests by turns: when each import
 * makes an even number of them, all uploads come to the same replica, so every second import makes one more.
 */
const jobs = async (replicated: ReplicatedSystem): Promise<string[]> => {
  const problems: string[] = [];
  const idle = () => didAll(replicated, 'subscribers', IMPORTED);
  const runs = async (): Promise<number> => {
    const replicas = replicated.system.replicas('subscribers');
    const lines = await Promise.all(replicas.map((replica) => linesWith(replica, IMPORTED)));
    return lines.reduce((sum, each) => sum + each, 0);
  };
  let imports = 0;
  while (imports < MOST_IMPORTS && problems.length === 0 && (imports === 0 || (await idle()).length > 0)) {
    imports += 1;
    problems.push(...(await importProblems(replicated, imports)));
    // A run is logged when it has ended, which is after the end of the import.
    await comesTrue(async () => (await runs()) >= imports, HANGS_MS);
  }
  await pause(QUIET_MS);
  const total = await runs();
  return [...problems, ...(total === imports ? [] : [`${imports} imports were run ${total} times`]), ...(await idle())];
};

/** The same response at every replica at the same moment is one response. Each event has one effect. */
const idempotencyAndConsumers = async (replicated: ReplicatedSystem): Promise<string[]> => {
  const { system } = replicated;
  const send = await openSurvey(system.origin);
  const before = await reported(replicated);
  const doors = system.replicas('public').map(({ url }) => url ?? '');
  const keys = rowsFrom(40).map(() => crypto.randomUUID());
  const wanted = before + keys.length;
  let isOne = false;
  const handling = await howManyDid(replicated, 'campaigns', SUBMITTED, async () => {
    const receipts = await Promise.all(keys.map((key) => Promise.all([...doors, ...doors].map((to) => send(to, key)))));
    isOne = receipts.every((each) => new Set(each).size === 1);
    await comesTrue(async () => (await reported(replicated)) >= wanted, HANGS_MS);
    await pause(QUIET_MS);
  });
  const after = await reported(replicated);
  return [
    ...(isOne ? [] : ['two replicas gave one response two receipts']),
    ...(after === wanted
      ? []
      : [`${keys.length} responses, each sent four times, are ${after - before} in the report`]),
    ...(await didAll(replicated, 'public', '"operation":"submitResponse"')),
    ...(handling === 1 ? [] : [`${keys.length} responses were handled by ${handling} replicas of campaigns`]),
  ];
};

/** Reads a stream until it reports this number of responses. False when it ends before. */
const readFigures = async (replicated: ReplicatedSystem, wanted: number, signal: AbortSignal): Promise<boolean> => {
  const response = await fetch(`${replicated.system.origin}/api/campaigns/${DEMO_CAMPAIGN}/live`, {
    headers: { cookie: replicated.cookie },
    signal,
  });
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.includes(`"responses":${wanted}`)) return true;
  }
  return false;
};

/** Watchers at any replica see the responses that arrive at any replica. */
const live = async (replicated: ReplicatedSystem): Promise<string[]> => {
  const { system } = replicated;
  const wanted = (await reported(replicated)) + 1;
  const signal = AbortSignal.timeout(HANGS_MS);
  const watching = rowsFrom(4).map(() => readFigures(replicated, wanted, signal).catch(() => false));
  await pause(QUIET_MS);
  const send = await openSurvey(system.origin);
  await send(system.origin, crypto.randomUUID());
  const seen = await Promise.all(watching);
  // A stream is logged when it ends.
  await comesTrue(async () => (await didAll(replicated, 'campaigns', WATCHED)).length === 0, HANGS_MS);
  return [
    ...(seen.every(Boolean)
      ? []
      : [`of 4 who watched the report, ${seen.filter(Boolean).length} saw a response come in`]),
    ...(await didAll(replicated, 'campaigns', WATCHED)),
  ];
};

/** Public keeps its network state, such as counted scans, in one replica: a network always uses the same one. */
const networks = async (replicated: ReplicatedSystem): Promise<string[]> => {
  const where = `${replicated.system.origin}/api/public/surveys/${DEMO_CAMPAIGN}`;
  const took = await howManyDid(replicated, 'public', '"operation":"getPublicSurvey"', async () => {
    for (const _ of rowsFrom(6)) await readJson(where);
  });
  return took === 1 ? [] : [`one network was sent to ${took} replicas of public`];
};

const named = async (name: string, work: Promise<string[]>): Promise<string[]> =>
  (await work.catch((error: unknown) => [String(error)])).map((line) => `${name}: ${line}`);

/** Runs all checks in order. The limits are last, because after them no link can be requested. */
export const sharedProblems = async (replicated: ReplicatedSystem): Promise<string[]> => {
  const problems: string[] = [];
  for (const [name, look] of Object.entries({ sessions, jobs, idempotencyAndConsumers, live, networks, limits })) {
    problems.push(...(await named(name, look(replicated))));
  }
  return problems;
};
