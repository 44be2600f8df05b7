/** @file What two replicas of every service have to have in common. */
import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_CAMPAIGN, DEMO_OFFICER, readJson, signIn } from '../../product/people';
import { comesTrue } from '../ground';
import { didAll, linesWith, openSurvey, reported, type Stage } from './ground';

const PATIENCE_MS = 60_000;
/** Long enough for a second delivery to have come. */
const QUIET_MS = 2_000;
const ROWS = 200;
const WATCHED = '"operation":"watchReport"';
/** Sign-in mails to one address within a quarter of an hour. */
const MOST_MAILS = 20;

const rowsFrom = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** A session is one wherever it is asked for, and over for every replica once somebody signs out. */
const sessions = async (stage: Stage): Promise<string[]> => {
  const { origin, inbox } = stage.system;
  const cookie = await signIn(origin, DEMO_OFFICER, inbox);
  const look = () => fetch(`${origin}/api/auth/session`, { headers: { cookie } });
  const before = await Promise.all(rowsFrom(8).map(look));
  await fetch(`${origin}/api/auth/session`, { method: 'DELETE', headers: { cookie } });
  const after = await Promise.all(rowsFrom(8).map(look));
  return [
    ...(before.every(({ status }) => status === 200) ? [] : ['a session is not known to every replica of admin']),
    ...(after.every(({ status }) => status === 401) ? [] : ['a session goes on after signing out']),
    ...didAll(stage, 'admin', '"operation":"getSession"'),
  ];
};

/** What is counted, is counted over all replicas. */
const limits = async ({ system: { origin } }: Stage): Promise<string[]> => {
  const statuses: number[] = [];
  for (const _ of rowsFrom(MOST_MAILS + 3)) {
    const body = JSON.stringify({ email: `nobody@${DEMO_OFFICER.split('@')[1]}` });
    const headers = { 'content-type': 'application/json' };
    statuses.push((await fetch(`${origin}/api/auth/magic-links`, { method: 'POST', headers, body })).status);
  }
  const allowed = statuses.filter((status) => status === 404).length;
  const refused = statuses.filter((status) => status === 429).length;
  return allowed === MOST_MAILS && refused === 3 ? [] : [`the limit of ${MOST_MAILS} let ${statuses} through`];
};

/** A job is done once, whoever does it. */
const jobs = async (stage: Stage): Promise<string[]> => {
  const { system, cookie } = stage;
  const form = new FormData();
  const csv = ['email', ...rowsFrom(ROWS).map((index) => `replica${index}@residents.example`)].join('\n');
  form.set('file', new Blob([csv], { type: 'text/csv' }), 'replicas.csv');
  form.set('consentSource', 'asked at the fair');
  const { items } = await readJson<{ items: { id: string }[] }>(`${system.origin}/api/tags`, { headers: { cookie } });
  form.set('tagIds', items[0]?.id ?? '');
  const where = `${system.origin}/api/subscriber-imports`;
  const { id } = await readJson<{ id: string }>(where, { method: 'POST', headers: { cookie }, body: form });
  const look = () => readJson<{ state: string; added: number }>(`${where}/${id}`, { headers: { cookie } });
  const isDone = await comesTrue(async () => (await look()).state === 'done', PATIENCE_MS);
  const { added } = await look();
  const runs = () =>
    system
      .replicas('subscribers')
      .reduce((sum, { name }) => sum + linesWith(stage, name, '"job":"subscribers.import"'), 0);
  // A run is told of when it has ended, which is after the import has.
  await comesTrue(async () => runs() > 0, PATIENCE_MS);
  await pause(QUIET_MS);
  const total = runs();
  return [
    ...(isDone && added === ROWS ? [] : [`an import of ${ROWS} added ${added}`]),
    ...(total === 1 ? [] : [`one import was run ${total} times`]),
    ...didAll(stage, 'subscribers', '"msg":"job"'),
  ];
};

/** The same response at every replica at the same moment is one response; each event has one effect. */
const idempotencyAndConsumers = async (stage: Stage): Promise<string[]> => {
  const { system } = stage;
  const send = await openSurvey(system.origin);
  const before = await reported(stage);
  const doors = system.replicas('public').map(({ url }) => url ?? '');
  const keys = rowsFrom(40).map(() => crypto.randomUUID());
  const receipts = await Promise.all(keys.map((key) => Promise.all([...doors, ...doors].map((to) => send(to, key)))));
  const isOne = receipts.every((each) => new Set(each).size === 1);
  const wanted = before + keys.length;
  await comesTrue(async () => (await reported(stage)) >= wanted, PATIENCE_MS);
  await pause(QUIET_MS);
  const after = await reported(stage);
  return [
    ...(isOne ? [] : ['two replicas gave one response two receipts']),
    ...(after === wanted
      ? []
      : [`${keys.length} responses, each sent four times, are ${after - before} in the report`]),
    ...didAll(stage, 'public', '"operation":"submitResponse"'),
    ...didAll(stage, 'campaigns', '"event":"response.submitted"'),
  ];
};

/** Reads a stream until it has told of so many responses; what it told last. */
const readFigures = async (stage: Stage, wanted: number, signal: AbortSignal): Promise<boolean> => {
  const response = await fetch(`${stage.system.origin}/api/campaigns/${DEMO_CAMPAIGN}/live`, {
    headers: { cookie: stage.cookie },
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

/** Whoever watches, at whichever replica, sees what comes in at any of them. */
const live = async (stage: Stage): Promise<string[]> => {
  const { system } = stage;
  const wanted = (await reported(stage)) + 1;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const watching = rowsFrom(4).map(() => readFigures(stage, wanted, signal).catch(() => false));
  await pause(QUIET_MS);
  const send = await openSurvey(system.origin);
  await send(system.origin, crypto.randomUUID());
  const seen = await Promise.all(watching);
  // A stream has its log line when it is over.
  await comesTrue(() => didAll(stage, 'campaigns', WATCHED).length === 0, PATIENCE_MS);
  return [
    ...(seen.every(Boolean)
      ? []
      : [`of 4 who watched the report, ${seen.filter(Boolean).length} saw a response come in`]),
    ...didAll(stage, 'campaigns', WATCHED),
  ];
};

/** What public remembers of a network for minutes, such as scans that were counted, is with one replica: a network stays there. */
const networks = async (stage: Stage): Promise<string[]> => {
  const count = () =>
    stage.system.replicas('public').map(({ name }) => linesWith(stage, name, '"operation":"getPublicSurvey"'));
  const before = count();
  const where = `${stage.system.origin}/api/public/surveys/${DEMO_CAMPAIGN}`;
  for (const _ of rowsFrom(6)) await readJson(where);
  const took = count().filter((lines, index) => lines > (before[index] ?? 0)).length;
  return took === 1 ? [] : [`one network was sent to ${took} replicas of public`];
};

const named = async (name: string, work: Promise<string[]>): Promise<string[]> =>
  (await work.catch((error: unknown) => [String(error)])).map((line) => `${name}: ${line}`);

/** Looks at all of it, one after the other. */
export const sharedProblems = async (stage: Stage): Promise<string[]> => {
  const problems: string[] = [];
  for (const [name, look] of Object.entries({ sessions, limits, jobs, idempotencyAndConsumers, live, networks })) {
    problems.push(...(await named(name, look(stage))));
  }
  return problems;
};
