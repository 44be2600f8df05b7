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

/** Sends answers, waits until the report has them all, and returns the processor time of each part per answer. */
const costOfRound = async (system: RunningSystem, cookie: string, agents: readonly Agent[]): Promise<Costs> => {
  const { length: replicaCount } = system.replicas('public');
  const answers = ANSWERS * replicaCount;
  const { port, host } = new URL(system.origin);
  const { startToken, survey } = await readJson<Survey>(`${system.origin}/api/public/surveys/${DEMO_CAMPAIGN}`);
  const body = JSON.stringify({ startToken, answers: answersTo(survey.questions) });
  const wanted = (await reportedResponses(system.origin, cookie)) + answers;
  const before = busyParts(system);
  const post = postFrom(agents, { port, host });
  let sent = 0;
  const person = async (): Promise<void> => {
    for (let index = sent++; index < answers; index = sent++) await post(body, index);
  };
  await Promise.all(Array.from({ length: AT_ONCE * replicaCount }, person));
  const deadline = Date.now() + SETTLED_MS;
  while ((await reportedResponses(system.origin, cookie)) < wanted) {
    if (Date.now() > deadline) throw new Error('the report does not show all answers');
    await pause(LOOK_MS);
  }
  const after = busyParts(system);
  return Object.fromEntries(PARTS.map((part) => [part, (after[part] - before[part]) / answers])) as Costs;
};

const costsWith = async (replicas: number): Promise<Costs> => {
  const dir = mkdtempSync(path.join(tmpdir(), 'folkmoot-replicas-'));
  const limits = { RATE_LIMIT_PER_SECOND: '100000', RATE_LIMIT_BURST: '1000000' };
  const system = await startSystem({ root, dir }, limits, { public: replicas, campaigns: replicas });
  const agents = Array.from({ length: NETWORKS }, () => new Agent({ keepAlive: true }));
  try {
    const cookie = await signIn(system.origin, undefined, system.inbox);
    // The first answers compile the code.
    await costOfRound(system, cookie, agents);
    const rounds: Costs[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await costOfRound(system, cookie, agents));
    return Object.fromEntries(PARTS.map((part) => [part, median(rounds.map((each) => each[part]))])) as Costs;
  } finally {
    for (const agent of agents) agent.destroy();
    await system.stop();
    rmSync(dir, { recursive: true, force: true });
  }
};

export const replicas = async (): Promise<string> => {
  const lines: string[] = [machine()];
  let costOfSingle = Number.NaN;
  for (const count of REPLICAS) {
    const costs = await costsWith(count);
    const sum = costs.public + costs.campaigns;
    if (count === 1) costOfSingle = sum;
    const parts = PARTS.map((part) => `${part} ${costs[part].toFixed(0)}`).join(', ');
    lines.push(
      `${count} replicas: ${parts} microseconds; public and campaigns to one replica ${(sum / costOfSingle).toFixed(2)}`,
    );
  }
  return lines.join('\n');
};
