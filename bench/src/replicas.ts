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
const REPLICAS = [1, 2, 4];
const ROUNDS = 3;
/** For each replica: twice as many replicas get twice as much to do. */
const ANSWERS = Number(process.env.ANSWERS ?? 2_000);
const AT_ONCE = 16;
/** Answers in a second for each replica: with four, about half of what two cores can do. */
const PACE = Number(process.env.PACE ?? 30);
const PACED_SECONDS = 10;
const REST_SECONDS = 10;
const TICK_MS = 5;
/** A network is always sent to the same replica of public, so people come from many. */
const NETWORKS = 64;
const MICROSECONDS = 1_000_000;
const SETTLED_MS = 120_000;
const LOOK_MS = 100;

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

interface Survey {
  startToken: string;
  survey: { questions: Parameters<typeof answersTo>[0] };
}

/** Sends answers in one of several ways. Returns how many. */
type Sending = (post: (index: number) => Promise<void>, replicaCount: number) => Promise<number>;

/** The next answer follows when one is acknowledged. All processes share the machine's processors, so each is slower with more of them. */
const withoutPause: Sending = async (post, replicaCount) => {
  const answers = ANSWERS * replicaCount;
  let sent = 0;
  const person = async (): Promise<void> => {
    for (let index = sent++; index < answers; index = sent++) await post(index);
  };
  await Promise.all(Array.from({ length: AT_ONCE * replicaCount }, person));
  return answers;
};

/** The same number each second for each replica, so that what a process does each second is the same part of an answer. */
const atPace: Sending = async (post, replicaCount) => {
  const perSecond = PACE * replicaCount;
  const answers = perSecond * PACED_SECONDS;
  const began = performance.now();
  const posts: Promise<void>[] = [];
  while (posts.length < answers) {
    const due = Math.min(answers, ((performance.now() - began) / 1_000) * perSecond);
    while (posts.length < due) posts.push(post(posts.length));
    await pause(TICK_MS);
  }
  await Promise.all(posts);
  return answers;
};

const processorOf = async (system: RunningSystem, work: () => Promise<number>): Promise<Costs> => {
  const before = busyParts(system);
  const units = await work();
  const after = busyParts(system);
  return Object.fromEntries(PARTS.map((part) => [part, (after[part] - before[part]) / units])) as Costs;
};

interface Running {
  readonly system: RunningSystem;
  readonly cookie: string;
  readonly agents: readonly Agent[];
}

/** Sends answers, waits until the report has them all, and returns the processor time of each part per answer. */
const costOfRound = async ({ system, cookie, agents }: Running, send: Sending): Promise<Costs> => {
  const { port, host } = new URL(system.origin);
  const { startToken, survey } = await readJson<Survey>(`${system.origin}/api/public/surveys/${DEMO_CAMPAIGN}`);
  const body = JSON.stringify({ startToken, answers: answersTo(survey.questions) });
  const reported = await reportedResponses(system.origin, cookie);
  const post = postFrom(agents, { port, host });
  return processorOf(system, async () => {
    const answers = await send((index) => post(body, index), system.replicas('public').length);
    const deadline = Date.now() + SETTLED_MS;
    while ((await reportedResponses(system.origin, cookie)) < reported + answers) {
      if (Date.now() > deadline) throw new Error('the report does not show all answers');
      await pause(LOOK_MS);
    }
    return answers;
  });
};

const medianOf = (rounds: readonly Costs[]): Costs =>
  Object.fromEntries(PARTS.map((part) => [part, median(rounds.map((each) => each[part]))])) as Costs;

const costsOfRounds = async (running: Running, send: Sending): Promise<Costs> => {
  const rounds: Costs[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await costOfRound(running, send));
  return medianOf(rounds);
};

const REST = 'nobody answers, for each second and replica';

/** By what is measured. */
type Measured = ReadonlyMap<string, Costs>;

const measureWith = async (replicas: number): Promise<Measured> => {
  const dir = mkdtempSync(path.join(tmpdir(), 'folkmoot-replicas-'));
  const limits = { RATE_LIMIT_PER_SECOND: '100000', RATE_LIMIT_BURST: '1000000' };
  const system = await startSystem({ root, dir }, limits, { public: replicas, campaigns: replicas });
  const agents = Array.from({ length: NETWORKS }, () => new Agent({ keepAlive: true }));
  try {
    const cookie = await signIn(system.origin, undefined, system.inbox);
    const running = { system, cookie, agents };
    return new Map([
      // These answers compile the code. Each replica of public gets the same number of them.
      ['the first answers', await costOfRound(running, withoutPause)],
      ['without a pause', await costsOfRounds(running, withoutPause)],
      [`${PACE} a second for each replica`, await costsOfRounds(running, atPace)],
      [REST, await processorOf(system, () => pause(REST_SECONDS * 1_000, REST_SECONDS * replicas))],
    ]);
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
    if (count === 1) single = measured;
    lines.push(`${count} replicas`);
    for (const [what, costs] of measured) lines.push(lineOf(what, costs, single.get(what) ?? costs));
  }
  return lines.join('\n');
};
