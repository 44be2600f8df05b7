import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { pause } from '../concurrency/timing';
import { createTracker } from '../concurrency/tracker';
import type { Logger } from '../observability/logger';
import type { JobDefinition, JobRun } from './job.types';
import { type JobReport, jobReports } from './job-report';
import { createJobRuns } from './job-runs';
import { createScheduler } from './scheduler';
import { watchJobs } from './watch-jobs';
import { createWorkload } from './workload';

export interface JobsOptions {
  connection: Connection;
  logger: Logger;
  /** How often the database is asked for what is due. What this replica schedules for now starts at once. */
  pollMs?: number;
  /** How long a run stays with a replica that no longer says anything. */
  leaseMs?: number;
  /** How long `stop` waits for runs to reach a stopping point. */
  stopWithinMs?: number;
  /** How often the watchdog looks for jobs that are due and do not start. */
  watchMs?: number;
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

const DEFAULTS = { pollMs: 2_000, leaseMs: 20_000, stopWithinMs: 8_000, watchMs: 15_000 };
const LIST_LIMIT = 50;
const SETTLE_MS = 25;

/** Jobs and schedules of a service, run once over all its replicas, resumed after a crash. */
export const createJobs = (given: JobsOptions): Jobs => {
  const options = { ...DEFAULTS, ...given };
  const { connection, leaseMs, stopWithinMs } = options;
  const runs = createJobRuns(connection, leaseMs);
  const stopping = new AbortController();
  const workload = createWorkload();
  const scheduler = createScheduler({ ...options, runs, workload, stopping: stopping.signal });
  let known: readonly JobDefinition[] = [];
  const watching = createTracker();

  return {
    start: async (definitions) => {
      known = definitions;
      if (definitions.length === 0) return;
      await scheduler.start(definitions);
      void watching.track(watchJobs({ ...options, definitions, scheduler, workload, stopping: stopping.signal }));
    },
    schedule: async (name, data, at = new Date()) => {
      const runId = randomUUID();
      await runs.create(runId, name, data);
      await scheduler.plan(at, name, runId);
      return runId;
    },
    find: runs.find,
    get: runs.get,
    list: (name, limit = LIST_LIMIT) => runs.list(name, limit),
    cancel: async (runId) => {
      const cancelled = await runs.cancel(runId);
      if (cancelled) await scheduler.unplan(runId);
      return cancelled;
    },
    report: () => jobReports(connection, known, new Date(), leaseMs),
    stop: async () => {
      // First nothing new is taken up, so that what is handed over here does not come straight back.
      await scheduler.stop();
      stopping.abort();
      await Promise.all([watching.settled(stopWithinMs), workload.settled(stopWithinMs)]);
      // The scheduler removes what has ended just after it ended.
      await pause(SETTLE_MS);
    },
  };
};
