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
const REST_SECONDS = 10;
/** A network is always sent to the same replica of public, so people come from many. */
const NETWORKS = 64;
const MICROSECONDS = 1_000_000;
const MS_PER_SECOND = 1_000;
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

/** Sends answers, and waits until the report has them all. */
const answer = async ({ system, cookie, agents }: Running, answers: number): Promise<Used> => {
  const { port, host } = new URL(system.origin);
  const { startToken, survey } = await readJson<Survey>(`${system.origin}/api/public/surveys/${DEMO_CAMPAIGN}`);
  const body = JSON.stringify({ startToken, answers: answersTo(survey.questions) });
  const wanted = (await reportedResponses(system.origin, cookie)) + answers;
  const post = postFrom(agents, { port, host });
  let sent = 0;
  const person = async (): Promise<void> => {
    for (let index = sent++; index < answers; index = sent++) await post(body, index);
  };
  return usedBy(system, async () => {
    await Promise.all(Array.from({ length: AT_ONCE * system.replicas('public').length }, person));
    const deadline = Date.now() + SETTLED_MS;
    while ((await reportedResponses(system.origin, cookie)) < wanted) {
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
  const first = await answer(running, answers);
  const rounds: Used[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await answer(running, answers));
  const rest = await usedBy(system, () => pause(REST_SECONDS * MS_PER_SECOND));
  const restOf = (part: keyof Costs): number => rest.processor[part] / rest.seconds;
  const beyondRest = ({ processor, seconds }: Used, part: keyof Costs) => processor[part] - restOf(part) * seconds;
  return new Map([
    // They compile the code. Each replica of public gets as many as with one replica.
    ['first answers', sumsOf((part) => first.processor[part] / answers)],
    ['answers', sumsOf((part) => median(rounds.map(({ processor }) => processor[part] / answers)))],
    // Work of each second, such as polls, is more for each answer when more processes share the same processors.
    ['answers, beyond rest', sumsOf((part) => median(rounds.map((used) => beyondRest(used, part) / answers)))],
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
    if (count === 1) single = measured;
    lines.push(`${count} replicas`);
    for (const [what, costs] of measured) lines.push(lineOf(what, costs, single.get(what) ?? costs));
  }
  return lines.join('\n');
};
