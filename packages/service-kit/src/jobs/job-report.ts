import type { Connection } from 'mongoose';
import type { JobDefinition, JobRun } from './job.types';
import { jobRunModel } from './job-runs';

/** How a job is: its last run, and when the scheduler starts it next. */
export interface JobReport {
  readonly name: string;
  readonly isRecurring: boolean;
  readonly lastRun: Pick<JobRun, 'state' | 'startedAt' | 'finishedAt' | 'error'> | null;
  readonly nextRunAt: Date | null;
  /** Due for minutes, and nobody has taken it. */
  readonly isOverdue: boolean;
}

/** What the scheduler keeps of a planned start. */
interface Planned {
  name: string;
  nextRunAt: Date | null;
  lockedAt: Date | null;
}

export const PLANNED_COLLECTION = 'agenda_jobs';
const OVERDUE_MS = 5 * 60_000;

const isLate = ({ nextRunAt, lockedAt }: Planned, now: Date): boolean =>
  lockedAt === null && nextRunAt !== null && now.getTime() - nextRunAt.getTime() > OVERDUE_MS;

/** How each of the jobs is, as the database has it: whatever replica runs them. */
export const jobReports = async (
  connection: Connection,
  definitions: readonly JobDefinition[],
  now: Date,
): Promise<JobReport[]> => {
  const planned = await connection
    .collection<Planned>(PLANNED_COLLECTION)
    .find({ name: { $in: definitions.map(({ name }) => name) } })
    .sort({ nextRunAt: 1 })
    .toArray();
  const runs = connection.collection<JobRun>(jobRunModel.collection);
  return Promise.all(
    definitions.map(async ({ name, every }) => {
      const [lastRun = null] = await runs.find({ name }).sort({ createdAt: -1 }).limit(1).toArray();
      const own = planned.filter((each) => each.name === name && each.nextRunAt !== null);
      return {
        name,
        isRecurring: every !== undefined,
        lastRun,
        nextRunAt: own[0]?.nextRunAt ?? null,
        isOverdue: own.some((each) => isLate(each, now)),
      };
    }),
  );
};
