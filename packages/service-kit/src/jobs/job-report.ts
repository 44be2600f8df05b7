import type { Connection } from 'mongoose';
import type { JobDefinition, JobRun } from './job.types';
import { jobRunModel } from './job-runs';
import { findLostRuns } from './lost-runs';
import { findPlanned, type Planned, waitingSince } from './planned-jobs';

/** State of a job: its last run, and when the scheduler starts it next. */
export interface JobReport {
  readonly name: string;
  readonly isRecurring: boolean;
  readonly lastRun: Pick<JobRun, 'state' | 'startedAt' | 'finishedAt' | 'succeededAt' | 'error'> | null;
  readonly nextRunAt: Date | null;
  /** When it should have started. Null unless that was minutes ago and no replica has taken it. */
  readonly overdueSince: Date | null;
}

export const OVERDUE_MS = 2 * 60_000;

const earliest = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((first, each) => (each && (!first || each < first) ? each : first), null);

const dueSince = (own: readonly Planned[], lost: readonly JobRun[], now: Date, leaseMs: number): Date | null =>
  earliest([
    ...own.map((each) => waitingSince(each, now, leaseMs)),
    ...lost.map(({ leaseUntil, createdAt }) => leaseUntil ?? createdAt),
  ]);

/** The state of each job, as the database has it: over all replicas. */
export const jobReports = async (
  connection: Connection,
  definitions: readonly JobDefinition[],
  now: Date,
  leaseMs: number,
): Promise<JobReport[]> => {
  const names = definitions.map(({ name }) => name);
  const planned = await findPlanned(connection, names);
  const lost = await findLostRuns(connection, definitions, planned, now);
  const runs = connection.collection<JobRun>(jobRunModel.collection);
  return Promise.all(
    definitions.map(async ({ name, every }) => {
      const [lastRun = null] = await runs.find({ name }).sort({ createdAt: -1 }).limit(1).toArray();
      const own = planned.filter((each) => each.name === name);
      const ownLost = lost.filter((each) => each.name === name);
      const since = dueSince(own, ownLost, now, leaseMs);
      return {
        name,
        isRecurring: every !== undefined,
        lastRun,
        nextRunAt: own.find(({ nextRunAt }) => nextRunAt !== null)?.nextRunAt ?? null,
        overdueSince: since && now.getTime() - since.getTime() > OVERDUE_MS ? since : null,
      };
    }),
  );
};
