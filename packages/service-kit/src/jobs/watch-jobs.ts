import type { Connection } from 'mongoose';
import { pause } from '../concurrency/timing';
import type { Logger } from '../observability/logger';
import type { JobDefinition, JobRun } from './job.types';
import { findLostRuns } from './lost-runs';
import { findPlanned, type Planned, revivePlanned, waitingSince } from './planned-jobs';
import type { Scheduler } from './scheduler';
import type { WorkJobs } from './work-jobs';
import type { Workload } from './workload';

export interface WatchOptions {
  readonly connection: Connection;
  readonly logger: Logger;
  readonly definitions: readonly JobDefinition[];
  readonly scheduler: Pick<Scheduler, 'plan' | 'restart'>;
  readonly workJobs: Pick<WorkJobs, 'runAnyway'>;
  readonly workload: Pick<Workload, 'hasRoom' | 'starts'>;
  readonly leaseMs: number;
  readonly watchMs: number;
  /** Aborted when the service stops. */
  readonly stopping: AbortSignal;
}

/** With the usual lease a job is late after a minute: in time to run again before it counts as overdue. */
const LATE_IN_LEASES = 3;

const lateNames = (planned: readonly Planned[], now: Date, leaseMs: number): Set<string> => {
  const isLate = (each: Planned) => {
    const since = waitingSince(each, now, leaseMs);
    return since !== null && now.getTime() - since.getTime() > leaseMs * LATE_IN_LEASES;
  };
  return new Set(planned.filter(isLate).map(({ name }) => name));
};

const planAgain = async ({ connection, logger, scheduler, workJobs }: WatchOptions, { _id, name }: JobRun) => {
  logger.warn({ job: name }, 'a job without a next run was planned again');
  if (_id === name && workJobs.runAnyway(name)) return;
  if (!(await revivePlanned(connection, name, _id))) await scheduler.plan(new Date(), name, _id);
};

/** One check of the jobs. It also acts on the findings of the check before. */
const createLook = (options: WatchOptions) => {
  const { connection, logger, definitions, scheduler, workload, leaseMs, stopping } = options;
  let startsWhenLate = new Map<string, number>();
  let lostBefore = new Set<string>();

  const isStuck = (job: JobDefinition, late: ReadonlySet<string>): boolean =>
    late.has(job.name) && workload.hasRoom(job) && startsWhenLate.get(job.name) === workload.starts(job.name);

  return async () => {
    const now = new Date();
    const planned = await findPlanned(
      connection,
      definitions.map(({ name }) => name),
    );
    const lost = await findLostRuns(connection, definitions, planned, now);
    for (const run of lost.filter(({ _id }) => lostBefore.has(_id))) await planAgain(options, run);
    lostBefore = new Set(lost.map(({ _id }) => _id));

    const late = lateNames(planned, now, leaseMs);
    const stuck = definitions.filter((job) => isStuck(job, late)).map(({ name }) => name);
    startsWhenLate = new Map([...late].map((name) => [name, workload.starts(name)]));
    if (stuck.length === 0 || stopping.aborted) return;
    logger.error({ jobs: stuck }, 'jobs are due and do not start, so the scheduler is restarted');
    startsWhenLate.clear();
    await scheduler.restart();
  };
};

/**
 * The safety net of the scheduler. Checks the database every `watchMs`, and acts on what two checks in a row have
 * found. A late job for which this replica has room means that the scheduler is stuck: the scheduler is restarted. A
 * run without a planned start is planned again.
 */
export const watchJobs = async (options: WatchOptions): Promise<void> => {
  const { logger, watchMs, stopping } = options;
  const look = createLook(options);
  while (!stopping.aborted) {
    await pause(watchMs, stopping);
    if (stopping.aborted) return;
    // The database cannot be checked during an outage. The next check finds what remains.
    await look().catch((error) => logger.warn({ err: error }, 'the watchdog of the jobs could not read the database'));
  }
};
