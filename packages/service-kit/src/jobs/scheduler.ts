import { setMaxListeners } from 'node:events';
import { Agenda, InMemoryNotificationChannel, type Job } from 'agenda';
import type { Connection } from 'mongoose';
import type { Logger } from '../observability/logger';
import { createAgendaBackend } from './agenda-backend';
import type { JobDefinition } from './job.types';
import type { JobRuns } from './job-runs';
import { performJob } from './perform-job';
import type { Workload } from './workload';

export interface SchedulerOptions {
  readonly connection: Connection;
  readonly logger: Logger;
  readonly runs: JobRuns;
  readonly workload: Workload;
  readonly pollMs: number;
  readonly leaseMs: number;
  /** Aborted when the service stops. */
  readonly stopping: AbortSignal;
}

export interface Scheduler {
  start(definitions: readonly JobDefinition[]): Promise<void>;
  plan(at: Date, name: string, runId: string): Promise<void>;
  /** Removes the planned starts of a run. */
  unplan(runId: string): Promise<void>;
  /** Takes up nothing new. What is at work goes on. */
  stop(): Promise<void>;
  /** Replaces agenda by a new instance. What is at work goes on. */
  restart(): Promise<void>;
}

interface RunData {
  runId?: string;
}

/** What could not be started, or whose outcome could not be written down, is tried again after this time. */
const RETRY_MS = 5_000;

const createAgenda = (options: SchedulerOptions, { ensureIndex }: { ensureIndex: boolean }): Agenda => {
  const { logger, pollMs, leaseMs } = options;
  const agenda = new Agenda({
    backend: createAgendaBackend(options, { ensureIndex }),
    notificationChannel: new InMemoryNotificationChannel(),
    processEvery: pollMs,
    defaultLockLifetime: leaseMs,
    // Each job has its own limit. One for all of them would let a job wait until its lock is over.
    maxConcurrency: Number.MAX_SAFE_INTEGER,
    removeOnComplete: true,
  });
  agenda.on('error', (error: Error) => logger.warn({ err: error }, 'the job scheduler met an error'));
  return agenda;
};

type Plan = Scheduler['plan'];

const perform = async (job: JobDefinition, held: Job<RunData>, plan: Plan, options: SchedulerOptions) => {
  const runId = held.attrs.data?.runId ?? job.name;
  if (job.every !== undefined) await options.runs.renew(job.name);
  const afterwards = await performJob(job, runId, { ...options, touch: () => held.touch() });
  if (afterwards) await plan(afterwards.again, job.name, runId);
};

const define = (agenda: Agenda, job: JobDefinition, plan: Plan, options: SchedulerOptions) => {
  const concurrency = job.concurrency ?? 1;
  const limits = { concurrency, lockLimit: concurrency, lockLifetime: options.leaseMs };
  // `performJob` deals with a job that throws. What fails here is the database, or a run before this one that still
  // works: without a retry agenda would never start a run again that does not recur.
  const backoff = () => RETRY_MS;
  agenda.define<RunData>(
    job.name,
    (held: Job<RunData>) => options.workload.add(job, () => perform(job, held, plan, options)),
    { ...limits, backoff },
  );
};

const planRecurring = async (agenda: Agenda, definitions: readonly JobDefinition[]) => {
  for (const { name, every, timezone } of definitions) {
    if (every !== undefined) await agenda.every(every, name, {}, timezone ? { timezone } : {});
  }
};

/** agenda, with a way to replace it while jobs are at work. */
export const createScheduler = (options: SchedulerOptions): Scheduler => {
  const { logger, stopping } = options;
  let definitions: readonly JobDefinition[] = [];
  let agenda: Agenda | null = null;
  // Each run at work listens to it.
  setMaxListeners(0, stopping);

  const current = (): Agenda => {
    agenda ??= createAgenda(options, { ensureIndex: true });
    return agenda;
  };
  const plan: Plan = async (at, name, runId) => {
    const planning = current();
    await planning.ready;
    await planning.schedule(at, name, { runId });
  };

  return {
    plan,
    unplan: async (runId) => {
      await agenda?.cancel({ data: { runId } });
    },
    start: async (given) => {
      definitions = given;
      for (const job of definitions) define(current(), job, plan, options);
      await current().start();
      await planRecurring(current(), definitions);
    },
    stop: async () => {
      await agenda?.stop(false);
    },
    restart: async () => {
      const former = agenda;
      // The index is there already. To make it could fail, and agenda would let that end the process.
      const next = createAgenda(options, { ensureIndex: false });
      for (const job of definitions) define(next, job, plan, options);
      await next.ready;
      agenda = next;
      // It takes up nothing more, even if this fails: then its locks end by themselves.
      await former?.stop(false).catch((error) => logger.warn({ err: error }, 'the former scheduler kept its locks'));
      if (!stopping.aborted) await next.start();
    },
  };
};
