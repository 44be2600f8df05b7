/** @file Services replaced under load. */
import { setTimeout as pause } from 'node:timers/promises';
import type { RunningProcess } from '../../compose/running-system';
import { DEMO_CAMPAIGN } from '../../product/people';
import { comesTrue } from '../ground';
import { asOfficer, openSurvey, reported, type Stage } from './ground';

/** The gateway looks each second. */
const NOTICED_MS = 2_000;
const PATIENCE_MS = 60_000;
const QUIET_MS = 2_000;
/** People think in between; without that, what is replaced would have to start beside seven loops that take all there is. */
const BETWEEN_MS = 50;
const SHOWN = 8;

/** Residents and officers who go on, and what did not go well for them. */
class Load {
  readonly problems: string[] = [];
  readonly receipts = new Map<string, string>();
  requests = 0;
  #stopped = false;
  #running: Promise<void>[] = [];

  constructor(
    private readonly stage: Stage,
    /** Whether there are requests that must not be sent twice. */
    private readonly hasChanges: boolean,
  ) {}

  async begin(): Promise<void> {
    const { origin } = this.stage.system;
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
    const { status } = await asOfficer(this.stage, where);
    if (status !== 200) this.problems.push(`GET ${where}: ${status}`);
  }

  async #answer(origin: string, send: Awaited<ReturnType<typeof openSurvey>>): Promise<void> {
    const key = crypto.randomUUID();
    this.receipts.set(key, await send(origin, key));
  }

  async #change(): Promise<void> {
    const body = { name: `Replaced ${crypto.randomUUID().slice(0, 8)}` };
    const { status } = await asOfficer(this.stage, '/api/tags', { method: 'POST', body });
    if (status !== 201) this.problems.push(`POST /api/tags: ${status}`);
  }
}

const underLoad = async (stage: Stage, hasChanges: boolean, work: () => Promise<string[]>): Promise<string[]> => {
  const before = await reported(stage);
  const load = new Load(stage, hasChanges);
  await load.begin();
  const problems = await work();
  await load.end();
  const wanted = before + load.receipts.size;
  await comesTrue(async () => (await reported(stage)) >= wanted, PATIENCE_MS);
  await pause(QUIET_MS);
  const after = await reported(stage);
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

/** What there are two of: every service. */
const servicesOf = ({ processes, replicas }: Stage['system']): string[] =>
  [...new Set(processes.map(({ service }) => service))].filter((service) => replicas(service).length > 1);

/** The same replica of every service at once, then the other one: what a rolling update does, in less time. */
const roll = async ({ system }: Stage): Promise<string[]> => {
  const problems: string[] = [];
  for (const index of [0, 1]) {
    const replicas = servicesOf(system).flatMap((service) => system.replicas(service)[index] ?? []);
    problems.push(...(await Promise.all(replicas.map(replace))).flat());
  }
  return problems;
};

/** Killed without a word: what reads, and what names its key, goes to the other replica. */
const killOne = async ({ system }: Stage): Promise<string[]> => {
  const victims = servicesOf(system).flatMap((service) => system.replicas(service)[1] ?? []);
  await Promise.all(victims.map((victim) => victim.kill()));
  await pause(NOTICED_MS);
  await Promise.all(victims.map(comesBack));
  return [];
};

/** Every service replaced while people work: nobody notices. */
export const replacementProblems = async (stage: Stage): Promise<string[]> => [
  ...(await underLoad(stage, true, () => roll(stage))).map((line) => `replaced: ${line}`),
  ...(await underLoad(stage, false, () => killOne(stage))).map((line) => `killed: ${line}`),
];
