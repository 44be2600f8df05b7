import { setMaxListeners } from 'node:events';
import { Agenda, InMemoryNotificationChannel, type Job } from 'agenda';
import type { Connection } from 'mongoose';
import type { Logger } from '../observability/logger';
import { createAgendaBackend, LIFETIME_IN_LEASES } from './agenda-backend';
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
  /** Takes no new runs. Running jobs continue. */
  stop(): Promise<void>;
  /** Replaces agenda by a new instance. Running jobs continue. */
  restart(): Promise<void>;
}

interface RunData {
  runId?: string;
}

/** Delay in milliseconds before a retry of a run that could not be started, or whose result could not be saved. */
const RETRY_MS = 5_000;

/** agenda counts a job as locked until it has deleted its planned start, after it has announced the end of the run. */
const UNLOCKED_AFTER_MS = 200;

/**
 * agenda takes as many runs as it may lock, and asks for more only after `pollMs`. This makes it ask after each run, so
 * that a queue is worked off without pauses.
 */
const takeNextAfterEach = (agenda: Agenda, channel: InMemoryNotificationChannel): void => {
  agenda.on('complete', ({ attrs: { _id: jobId, name: jobName, priority, repeatInterval } }) => {
    // A recurring job has one run, and is planned for its next time.
    if (repeatInterval !== undefined) return;
    const askFor = () => channel.publish({ jobId, jobName, priority, nextRunAt: null, timestamp: new Date() });
    // A stopped scheduler has no channel, and the next poll finds what is left.
    setTimeout(() => void askFor().catch(() => undefined), UNLOCKED_AFTER_MS).unref();
  });
};

const createAgenda = (options: SchedulerOptions, { ensureIndex }: { ensureIndex: boolean }): Agenda => {
  const { logger, pollMs, leaseMs } = options;
  const channel = new InMemoryNotificationChannel();
  const agenda = new Agenda({
    backend: createAgendaBackend(options, { ensureIndex }),
    notificationChannel: channel,
    processEvery: pollMs,
    defaultLockLifetime: leaseMs * LIFETIME_IN_LEASES,
    // Each job has its own limit. One for all of them would let a job wait until its lock is over.
    maxConcurrency: Number.MAX_SAFE_INTEGER,
    removeOnComplete: true,
  });
  agenda.on('error', (error: Error) => logger.warn({ err: error }, 'the job scheduler reported an error'));
  takeNextAfterEach(agenda, channel);
  return agenda;
};

type Plan = Scheduler['plan'];

const perform = async (job: JobDefinition, agendaJob: Job<RunData>, plan: Plan, options: SchedulerOptions) => {
  const runId = agendaJob.attrs.data?.runId ?? job.name;
  if (job.every !== undefined && runId === job.name) await options.runs.renew(job.name);
  const afterwards = await performJob(job, runId, { ...options, touch: () => agendaJob.touch() });
  if (afterwards) await plan(afterwards.again, job.name, runId);
};

const define = (agenda: Agenda, job: JobDefinition, plan: Plan, options: SchedulerOptions) => {
  const concurrency = job.concurrency ?? 1;
  const limits = { concurrency, lockLimit: concurrency, lockLifetime: options.leaseMs * LIFETIME_IN_LEASES };
  // `performJob` handles jobs that throw. Errors here come from the database, or from an earlier run that is still at
  // work. Without a retry agenda would never start a non-recurring run again.
  const backoff = () => RETRY_MS;
  // A job that looks for work also runs without the scheduler.
  const add = job.work ? options.workload.addInTurn : options.workload.add;
  agenda.define<RunData>(
    job.name,
    (agendaJob: Job<RunData>) => add(job, () => perform(job, agendaJob, plan, options)),
    { ...limits, backoff },
  );
};

const planRecurring = async (agenda: Agenda, definitions: readonly JobDefinition[]) => {
  for (const { name, every, timezone, work } of definitions) {
    if (every !== undefined && work === undefined) await agenda.every(every, name, {}, timezone ? { timezone } : {});
  }
};

/** agenda, with a way to replace it while jobs are running. */
export const createScheduler = (options: SchedulerOptions): Scheduler => {
  const { logger, stopping } = options;
  let definitions: readonly JobDefinition[] = [];
  let agenda: Agenda | null = null;
  // Each running job listens to it.
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
    start: async (started) => {
      definitions = started;
      for (const job of definitions) define(current(), job, plan, options);
      await current().start();
      await planRecurring(current(), definitions);
    },
    stop: async () => {
      await agenda?.stop(false);
    },
    restart: async () => {
      const former = agenda;
      // The index exists already. To create it could fail, and agenda would let that end the process.
      const next = createAgenda(options, { ensureIndex: false });
      for (const job of definitions) define(next, job, plan, options);
      await next.ready;
      agenda = next;
      // The former instance takes no more runs, even if this fails: then its locks expire.
      await former
        ?.stop(false)
        .catch((error) =>
          logger.warn({ err: error }, 'the former scheduler could not be stopped, so its locks expire later'),
        );
      if (!stopping.aborted) await next.start();
    },
  };
};
