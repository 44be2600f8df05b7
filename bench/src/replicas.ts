/**
 * @file What an answer costs when public and campaigns run in one, two and four replicas, in the processes and with the
 * environment of docker-compose.yml.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type RunningSystem, startSystem } from '../../scripts/compose/running-system';
import { answersTo, DEMO_CAMPAIGN, readJson, reportedResponses, signIn } from '../../scripts/product/people';
import { machine, median } from './rounds';
import { ticksPerSecond, usageOf } from './usage';

const root = path.join(import.meta.dirname, '../..');
const REPLICAS = (process.env.REPLICAS ?? '1,2,4').split(',').map(Number);
const ROUNDS = 3;
/** For each replica: twice as many replicas get twice as much to do. */
const ANSWERS = Number(process.env.ANSWERS ?? 2_000);
const AT_ONCE = 16;
/** Answers in a second for each replica, where all of them together leave the processors idle for a part of the time. */
const RATE = Number(process.env.RATE ?? 40);
const PACED_SECONDS = Number(process.env.PACED_SECONDS ?? 40);
const REST_SECONDS = 10;
/** A network is always sent to the same replica of public, so people come from many. */
const NETWORKS = 64;
const MICROSECONDS = 1_000_000;
const MS_PER_SECOND = 1_000;
const SETTLED_MS = 120_000;
const LOOK_MS = 100;
const PACE_MS = 5;

/** Processor time of a process since its start, in microseconds. */
const busyOf = (pid = 0): number => ((usageOf(pid)?.ticks ?? Number.NaN) / ticksPerSecond()) * MICROSECONDS;

const PARTS = ['gateway', 'public', 'campaigns'] as const;
type Costs = Record<(typeof PARTS)[number], number>;

const busyParts = (system: RunningSystem): Costs =>
  Object.fromEntries(
    PARTS.map((part) => [part, system.replicas(part).reduce((sum, each) => sum + busyOf(each.pid()), 0)]),
  ) as Costs;

/** Sends a response from one of many networks. */
const postFrom =
  (agents: readonly Agent[], { port, host }: { readonly port: string; readonly host: string }) =>
  (body: string, index: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        port,
        path: `/api/public/surveys/${DEMO_CAMPAIGN}/responses`,
        method: 'POST',
        headers: { host, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        agent: agents[index % agents.length],
        localAddress: `127.0.0.${1 + (index % NETWORKS)}`,
      };
      const req = request(options, (res) => {
        res.resume();
        res.once('end', () => (res.statusCode === 201 ? resolve() : reject(new Error(`answered ${res.statusCode}`))));
      });
      req.once('error', reject);
      req.end(body);
    });

type Questions = Parameters<typeof answersTo>[0];
interface Survey {
  startToken: string;
  survey: { questions: Questions };
}

/** People differ: equal answers would be compared with each other, and put into waves. */
const variedAnswers = (questions: Questions, person: number) =>
  answersTo(questions).map(({ questionId, answer }, place) => {
    const { type, options = [] } = questions.find(({ id }) => id === questionId) ?? { type: '' };
    const choice = Math.floor(person / 5 ** place);
    if (type === 'rating') return { questionId, answer: 1 + (choice % 5) };
    return { questionId, answer: options[choice % Math.max(1, options.length)]?.id ?? answer };
  });

const sumsOf = (costOf: (part: keyof Costs) => number): Costs =>
  Object.fromEntries(PARTS.map((part) => [part, costOf(part)])) as Costs;

interface Used {
  readonly processor: Costs;
  readonly seconds: number;
}

const usedBy = async (system: RunningSystem, work: () => Promise<void>): Promise<Used> => {
  const before = busyParts(system);
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / MS_PER_SECOND;
  const after = busyParts(system);
  return { processor: sumsOf((part) => after[part] - before[part]), seconds };
};

interface Running {
  readonly system: RunningSystem;
  readonly cookie: string;
  readonly agents: readonly Agent[];
}

type Send = (index: number) => Promise<void>;

/** As many as the processors can do, from some people at a time for each replica. */
const atOnce =
  (people: number) =>
  async (answers: number, send: Send): Promise<void> => {
    let sent = 0;
    const person = async (): Promise<void> => {
      for (let index = sent++; index < answers; index = sent++) await send(index);
    };
    await Promise.all(Array.from({ length: people }, person));
  };

/** So many in a second, whether the answers before have arrived or not. */
const paced =
  (perSecond: number) =>
  async (answers: number, send: Send): Promise<void> => {
    const began = performance.now();
    const sent: Promise<void>[] = [];
    while (sent.length < answers) {
      const due = Math.min(answers, Math.ceil(((performance.now() - began) / MS_PER_SECOND) * perSecond));
      while (sent.length < due) sent.push(send(sent.length));
      await pause(PACE_MS);
    }
    await Promise.all(sent);
  };

/** Sends answers, and waits until the report has them all. */
const answer = async (
  { system, cookie, agents }: Running,
  answers: number,
  crowd: (answers: number, send: Send) => Promise<void>,
): Promise<Used> => {
  const { port, host } = new URL(system.origin);
  const { startToken, survey } = await readJson<Survey>(`${system.origin}/api/public/surveys/${DEMO_CAMPAIGN}`);
  const before = await reportedResponses(system.origin, cookie);
  const post = postFrom(agents, { port, host });
  const send: Send = (index) =>
    post(JSON.stringify({ startToken, answers: variedAnswers(survey.questions, before + index) }), index);
  return usedBy(system, async () => {
    await crowd(answers, send);
    const deadline = Date.now() + SETTLED_MS;
    while ((await reportedResponses(system.origin, cookie)) < before + answers) {
      if (Date.now() > deadline) throw new Error('the report does not show all answers');
      await pause(LOOK_MS);
    }
  });
};

/** Processor time in microseconds, by what is measured. */
type Measured = ReadonlyMap<string, Costs>;

const measure = async (running: Running): Promise<Measured> => {
  const { system } = running;
  const { length: replicaCount } = system.replicas('public');
  const answers = ANSWERS * replicaCount;
  const crowd = atOnce(AT_ONCE * replicaCount);
  const first = await answer(running, answers, crowd);
  const rounds: Used[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await answer(running, answers, crowd));
  const perSecond = RATE * replicaCount;
  const slowly = await answer(running, perSecond * PACED_SECONDS, paced(perSecond));
  const rest = await usedBy(system, () => pause(REST_SECONDS * MS_PER_SECOND));
  const restOf = (part: keyof Costs): number => rest.processor[part] / rest.seconds;
  const beyondRest = ({ processor, seconds }: Used, part: keyof Costs) => processor[part] - restOf(part) * seconds;
  return new Map([
    // They compile the code. Each replica of public gets as many as with one replica.
    ['first answers', sumsOf((part) => first.processor[part] / answers)],
    ['as many as can be', sumsOf((part) => median(rounds.map(({ processor }) => processor[part] / answers)))],
    // Work of each second, such as polls, is more for each answer when more processes share the same processors.
    ['the same beyond rest', sumsOf((part) => median(rounds.map((used) => beyondRest(used, part) / answers)))],
    // Each replica has as much to do in a second as it has alone.
    [`${perSecond} in a second`, sumsOf((part) => slowly.processor[part] / (perSecond * PACED_SECONDS))],
    ['rest, a second of one replica', sumsOf((part) => restOf(part) / system.replicas(part).length)],
  ]);
};

const measureWith = async (replicas: number): Promise<Measured> => {
  const dir = mkdtempSync(path.join(tmpdir(), 'folkmoot-replicas-'));
  const limits = { RATE_LIMIT_PER_SECOND: '100000', RATE_LIMIT_BURST: '1000000' };
  const system = await startSystem({ root, dir }, limits, { public: replicas, campaigns: replicas });
  const agents = Array.from({ length: NETWORKS }, () => new Agent({ keepAlive: true }));
  try {
    return await measure({ system, agents, cookie: await signIn(system.origin, undefined, system.inbox) });
  } finally {
    for (const agent of agents) agent.destroy();
    await system.stop();
    rmSync(dir, { recursive: true, force: true });
  }
};

const lineOf = (what: string, costs: Costs, ofSingle: Costs): string => {
  const parts = PARTS.map((part) => `${part} ${costs[part].toFixed(0)}`).join(', ');
  const sumOf = (each: Costs): number => each.public + each.campaigns;
  return `  ${what}: ${parts} microseconds; public and campaigns to one replica ${(sumOf(costs) / sumOf(ofSingle)).toFixed(2)}`;
};

export const replicas = async (): Promise<string> => {
  const lines: string[] = [machine()];
  let single: Measured = new Map();
  for (const count of REPLICAS) {
    const measured = await measureWith(count);
    if (single.size === 0) single = measured;
    lines.push(`${count} replicas`);
    const ofSingle = [...single.values()];
    lines.push(...[...measured].map(([what, costs], index) => lineOf(what, costs, ofSingle[index] ?? costs)));
  }
  return lines.join('\n');
};
