import type { Connection } from 'mongoose';
import type { JobDefinition, JobRun } from './job.types';
import { jobRunModel } from './job-runs';
import { type Planned, runIdOf } from './planned-jobs';

/** A recurring job that is planned within this time needs no other start. */
const SOON_MS = 60_000;

const isComing = ({ nextRunAt, lockedAt }: Planned, isRecurring: boolean, now: Date): boolean => {
  if (lockedAt) return true;
  if (nextRunAt === null) return false;
  return !isRecurring || nextRunAt.getTime() - now.getTime() < SOON_MS;
};

/**
 * Runs that wait, or whose process ended, and for which no start is planned: the process ended between the two writes,
 * or was killed in a job that starts only once a day.
 */
export const findLostRuns = async (
  connection: Connection,
  definitions: readonly JobDefinition[],
  planned: readonly Planned[],
  now: Date,
): Promise<JobRun[]> => {
  const recurring = new Set(definitions.filter(({ every }) => every !== undefined).map(({ name }) => name));
  const open = await connection
    .collection<JobRun>(jobRunModel.collection)
    .find({
      name: { $in: definitions.map(({ name }) => name) },
      $or: [{ state: 'queued' }, { state: 'running', leaseUntil: { $lt: now } }],
    })
    .toArray();
  const coming = new Set(
    planned.filter((each) => isComing(each, recurring.has(each.name), now)).map((each) => runIdOf(each)),
  );
  return open.filter(({ _id }) => !coming.has(_id));
};
