import { randomUUID } from 'node:crypto';
import { MongoBackend } from '@agendajs/mongo-backend';
import { Agenda, InMemoryNotificationChannel, type Job } from 'agenda';
import type { Connection } from 'mongoose';
import { pause } from '../concurrency/timing';
import { createTracker, type Tracker } from '../concurrency/tracker';
import type { Logger } from '../observability/logger';
import type { JobDefinition, JobRun } from './job.types';
import { type JobReport, jobReports, PLANNED_COLLECTION } from './job-report';
import { createJobRuns, type JobRuns } from './job-runs';
import { performJob } from './perform-job';

export interface JobsOptions {
  connection: Connection;
  logger: Logger;
  /** How often the database is asked for what is due. What this replica schedules for now starts at once. */
  pollMs?: number;
  /** How long a run stays with a replica that no longer says anything. */
  leaseMs?: number;
  /** How long `stop` waits for runs to reach a stopping point. */
  stopWithinMs?: number;
}

export interface Jobs {
  start(definitions: readonly JobDefinition[]): Promise<void>;
  /** Queues a run. Returns its id. */
  schedule(name: string, data: unknown, at?: Date): Promise<string>;
  find(runId: string): Promise<JobRun | null>;
  /** Throws not_found. */
  get(runId: string): Promise<JobRun>;
  list(name: string, limit?: number): Promise<JobRun[]>;
  /** True when there was something to cancel; a run that works stops at its next save. */
  cancel(runId: string): Promise<boolean>;
  /** How each job that was started with is. */
  report(): Promise<readonly JobReport[]>;
  stop(): Promise<void>;
}

interface RunData {
  runId?: string;
}

const DEFAULTS = { pollMs: 2_000, leaseMs: 20_000, stopWithinMs: 8_000 };
const LIST_LIMIT = 50;
const SETTLE_MS = 25;

const createAgenda = ({ connection, logger }: JobsOptions, pollMs: number, leaseMs: number): Agenda => {
  const database = connection.db;
  if (!database) throw new Error('the database is not connected');
  const agenda = new Agenda({
    backend: new MongoBackend({ mongo: database, collection: PLANNED_COLLECTION }),
    notificationChannel: new InMemoryNotificationChannel(),
    processEvery: pollMs,
    defaultLockLifetime: leaseMs,
    removeOnComplete: true,
  });
  agenda.on('error', (error: Error) => logger.warn({ err: error }, 'the job scheduler met an error'));
  return agenda;
};

const define = (
  agenda: Agenda,
  job: JobDefinition,
  runs: JobRuns,
  stopping: AbortSignal,
  options: Required<JobsOptions>,
) => {
  const running = createTracker();
  const perform = async (held: Job<RunData>) => {
    const runId = held.attrs.data?.runId ?? job.name;
    if (job.every !== undefined) await runs.renew(job.name);
    const touch = () => held.touch();
    const afterwards = await performJob(job, runId, { ...options, runs, stopping, touch });
    if (afterwards) await agenda.schedule(afterwards.again, job.name, { runId });
  };
  const limits = { concurrency: job.concurrency ?? 1, lockLimit: job.concurrency ?? 1, lockLifetime: options.leaseMs };
  agenda.define<RunData>(job.name, (held: Job<RunData>) => running.track(perform(held)), limits);
  return running;
};

const scheduleRecurring = async (agenda: Agenda, definitions: readonly JobDefinition[]) => {
  for (const { name, every, timezone } of definitions) {
    if (every !== undefined) await agenda.every(every, name, {}, timezone ? { timezone } : {});
  }
};

/** Jobs and schedules of a service, run once over all its replicas, resumed after a crash. */
export const createJobs = (given: JobsOptions): Jobs => {
  const options = { ...DEFAULTS, ...given };
  const runs = createJobRuns(options.connection, options.leaseMs);
  const stopping = new AbortController();
  let agenda: Agenda | null = null;
  let running: Tracker[] = [];
  let known: readonly JobDefinition[] = [];

  const scheduler = (): Agenda => {
    agenda ??= createAgenda(options, options.pollMs, options.leaseMs);
    return agenda;
  };

  return {
    start: async (definitions) => {
      known = definitions;
      if (definitions.length === 0) return;
      running = definitions.map((job) => define(scheduler(), job, runs, stopping.signal, options));
      await scheduler().start();
      await scheduleRecurring(scheduler(), definitions);
    },
    schedule: async (name, data, at = new Date()) => {
      const runId = randomUUID();
      await runs.create(runId, name, data);
      await scheduler().ready;
      await scheduler().schedule(at, name, { runId });
      return runId;
    },
    find: runs.find,
    get: runs.get,
    list: (name, limit = LIST_LIMIT) => runs.list(name, limit),
    cancel: async (runId) => {
      const cancelled = await runs.cancel(runId);
      if (cancelled) await agenda?.cancel({ data: { runId } });
      return cancelled;
    },
    report: () => jobReports(options.connection, known, new Date()),
    stop: async () => {
      // First nothing new is taken up, so that what is handed over here does not come straight back.
      await agenda?.stop(false);
      stopping.abort();
      await Promise.all(running.map((each) => each.settled(options.stopWithinMs)));
      // The scheduler removes what has ended just after it ended.
      await pause(SETTLE_MS);
    },
  };
};
