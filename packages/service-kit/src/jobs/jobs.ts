import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { type Clock, systemClock } from '../clock';
import { pause } from '../concurrency/timing';
import { createTracker } from '../concurrency/tracker';
import type { Logger } from '../observability/logger';
import type { JobDefinition, JobRun } from './job.types';
import { type JobReport, jobReports } from './job-report';
import { createJobRuns } from './job-runs';
import { deleteRecurring } from './planned-jobs';
import { createScheduler } from './scheduler';
import { watchJobs } from './watch-jobs';
import { createWorkJobs, isWorkJob } from './work-jobs';
import { createWorkload } from './workload';

export interface JobsOptions {
  connection: Connection;
  logger: Logger;
  /** The clock by which work is due. */
  clock?: Clock;
  /** The time between two looks for work grows to this while there is none. In milliseconds. */
  longestLookMs?: number;
  /** Whether a job looks at once after a commit that has written to a collection in which its work appears. */
  wakesJobs?: boolean;
  /**
   * Interval of polling the database for due runs, in milliseconds. Runs that this replica schedules for now start at
   * once.
   */
  pollMs?: number;
  /** Milliseconds after which a run of a replica that no longer renews its lease may be taken by another replica. */
  leaseMs?: number;
  /** How long `stop` waits for running jobs to reach a save, in milliseconds. */
  stopWithinMs?: number;
  /** Interval in milliseconds at which the watchdog checks for due jobs that do not start. */
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
  /** True when there was a run to cancel. A running job stops at its next save. */
  cancel(runId: string): Promise<boolean>;
  /** The state of each job that this service has started. */
  report(): Promise<readonly JobReport[]>;
  stop(): Promise<void>;
}

const DEFAULTS = {
  clock: systemClock,
  longestLookMs: 5_000,
  wakesJobs: true,
  pollMs: 2_000,
  leaseMs: 20_000,
  stopWithinMs: 8_000,
  watchMs: 15_000,
};
const LIST_LIMIT = 50;
const SETTLE_MS = 25;

/** Jobs and schedules of a service. Each run runs once over all replicas, and continues after a crash. */
export const createJobs = (input: JobsOptions): Jobs => {
  const options = { ...DEFAULTS, ...input };
  const { connection, leaseMs, stopWithinMs } = options;
  const runs = createJobRuns(connection, leaseMs);
  const stopping = new AbortController();
  const workload = createWorkload();
  const scheduler = createScheduler({ ...options, runs, workload, stopping: stopping.signal });
  const workJobs = createWorkJobs({ ...options, runs, workload, stopping: stopping.signal });
  let known: readonly JobDefinition[] = [];
  const watching = createTracker();

  return {
    start: async (definitions) => {
      known = definitions;
      if (definitions.length === 0) return;
      const lookingForWork = definitions.filter(isWorkJob);
      await deleteRecurring(
        connection,
        lookingForWork.map(({ name }) => name),
      );
      await scheduler.start(definitions);
      await workJobs.start(lookingForWork);
      const parts = { scheduler, workJobs, workload, stopping: stopping.signal };
      void watching.track(watchJobs({ ...options, definitions, ...parts }));
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
    report: () => jobReports({ ...options, definitions: known, workJobs }, new Date()),
    stop: async () => {
      // First stop taking new runs, so that a run released here does not return to this replica.
      await scheduler.stop();
      void watching.track(workJobs.stop());
      stopping.abort();
      await Promise.all([watching.settled(stopWithinMs), workload.settled(stopWithinMs)]);
      // The scheduler removes finished runs shortly after they end.
      await pause(SETTLE_MS);
    },
  };
};
