/** @file Services replaced under load. */
import { setTimeout as pause } from 'node:timers/promises';
import type { RunningProcess } from '../../../scripts/compose/running-system';
import { DEMO_CAMPAIGN } from '../../../scripts/product/people';
import { comesTrue, HANGS_MS } from '../fault-tests';
import { asOfficer, didAll, openSurvey, type ReplicatedSystem, reported, SUBMITTED } from './replicated-system';

/** The gateway checks replicas each second. */
const NOTICED_MS = 2_000;
const QUIET_MS = 2_000;
/** Pause between requests, like that of people. Without it the new process would compete with seven busy loops. */
const BETWEEN_MS = 50;
const SHOWN = 8;

/** An answer of the gateway has a body. One of Node itself has none. */
const described = async (response: Response): Promise<string> =>
  `${response.status} ${[...response.headers.keys()].join(' ')} ${(await response.text()).slice(0, 100)}`;

/** Residents and officers who continue to work, and the failures that they see. */
class Load {
  readonly problems: string[] = [];
  readonly receipts = new Map<string, string>();
  requests = 0;
  #stopped = false;
  #running: Promise<void>[] = [];

  constructor(
    private readonly replicated: ReplicatedSystem,
    /** True when there are requests that must not be sent twice. */
    private readonly hasChanges: boolean,
  ) {}

  async begin(): Promise<void> {
    const { origin } = this.replicated.system;
    const send = await openSurvey(origin);
    const reads = ['/api/auth/session', `/api/campaigns/${DEMO_CAMPAIGN}/report`, '/api/subscribers', '/survey/demo'];
    const jobs = [
      ...reads.map((where) => () => this.#read(where)),
      () => this.#answer(origin, send),
      () => this.#answer(origin, send),
      ...(this.hasChanges ? [() => this.#change()] : []),
    ];
    this.#running = jobs.map((job) => this.#again(job));
  }

  async end(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#running);
  }

  async #again(job: () => Promise<void>): Promise<void> {
    while (!this.#stopped) {
      this.requests += 1;
      await job().catch((error: unknown) => this.problems.push(String(error)));
      await pause(BETWEEN_MS);
    }
  }

  async #read(where: string): Promise<void> {
    const response = await asOfficer(this.replicated, where);
    if (response.status !== 200) this.problems.push(`GET ${where}: ${await described(response)}`);
  }

  async #answer(origin: string, send: Awaited<ReturnType<typeof openSurvey>>): Promise<void> {
    const key = crypto.randomUUID();
    this.receipts.set(key, await send(origin, key));
  }

  async #change(): Promise<void> {
    const body = { name: `Replaced ${crypto.randomUUID().slice(0, 8)}` };
    const response = await asOfficer(this.replicated, '/api/tags', { method: 'POST', body });
    if (response.status !== 201) this.problems.push(`POST /api/tags: ${await described(response)}`);
  }
}

const underLoad = async (
  replicated: ReplicatedSystem,
  hasChanges: boolean,
  work: () => Promise<string[]>,
): Promise<string[]> => {
  const before = await reported(replicated);
  const load = new Load(replicated, hasChanges);
  await load.begin();
  const problems = await work();
  await load.end();
  const wanted = before + load.receipts.size;
  await comesTrue(async () => (await reported(replicated)) >= wanted, HANGS_MS);
  await pause(QUIET_MS);
  const after = await reported(replicated);
  const failed = load.problems.length;
  return [
    ...problems,
    ...(failed > 0 ? [`${failed} of ${load.requests} requests failed`, ...load.problems.slice(0, SHOWN)] : []),
    ...(after === wanted ? [] : [`${load.receipts.size} responses were acknowledged, ${after - before} are reported`]),
    ...(load.requests < 50 ? [`only ${load.requests} requests: nothing was shown`] : []),
  ];
};

const comesBack = async (replica: RunningProcess): Promise<void> => {
  replica.start();
  await replica.healthy();
  await pause(NOTICED_MS);
};

const replace = async (replica: RunningProcess): Promise<string[]> => {
  const code = await replica.stop();
  await comesBack(replica);
  return code === 0 ? [] : [`${replica.name} ended with ${code}`];
};

/** The replicated parts: every service. */
const servicesOf = ({ processes, replicas }: ReplicatedSystem['system']): string[] =>
  [...new Set(processes.map(({ service }) => service))].filter((service) => replicas(service).length > 1);

/** Replaces the same replica of every service, then the next one: a rolling update in less time. */
const roll = async ({ system }: ReplicatedSystem, indexes: readonly number[]): Promise<string[]> => {
  const problems: string[] = [];
  for (const index of indexes) {
    const replicas = servicesOf(system).flatMap((service) => system.replicas(service)[index] ?? []);
    problems.push(...(await Promise.all(replicas.map(replace))).flat());
  }
  return problems;
};

/** Killed without a signal handler: reads, and requests with an idempotency key, go to the other replica. */
const killOne = async ({ system }: ReplicatedSystem): Promise<string[]> => {
  const victims = servicesOf(system).flatMap((service) => system.replicas(service)[1] ?? []);
  await Promise.all(victims.map((victim) => victim.kill()));
  await pause(NOTICED_MS);
  await Promise.all(victims.map(comesBack));
  return [];
};

/**
 * Every service is replaced while people work, without a visible failure. The replaced replica of each service then works
 * without the other one: that is replaced too in the long form, and killed in both.
 */
export const replacementProblems = async (replicated: ReplicatedSystem, isLong: boolean): Promise<string[]> => [
  ...(await underLoad(replicated, true, () => roll(replicated, isLong ? [0, 1] : [0]))).map(
    (line) => `replaced: ${line}`,
  ),
  ...(await underLoad(replicated, false, () => killOne(replicated))).map((line) => `killed: ${line}`),
  // Whichever was preferred, it was gone once, and the other one went on.
  ...(await didAll(replicated, 'campaigns', SUBMITTED)),
];
