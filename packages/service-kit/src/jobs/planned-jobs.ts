import type { Connection } from 'mongoose';

export const PLANNED_COLLECTION = 'agenda_jobs';

/** The fields of agenda's document for a planned start. */
export interface Planned {
  readonly name: string;
  readonly data?: { readonly runId?: string } | null;
  /** Null once a run that does not recur has started. */
  readonly nextRunAt: Date | null;
  /** Renewed while the job runs. Missing or null while nobody has it. */
  readonly lockedAt?: Date | null;
}

/** The run that a planned start is for. A recurring job has one run, named after it. */
export const runIdOf = ({ name, data }: Planned): string => data?.runId ?? name;

/** Since when a planned start is due and not locked. Null when it is not due, or locked. */
export const waitingSince = ({ nextRunAt, lockedAt }: Planned, now: Date, leaseMs: number): Date | null => {
  const leaseEndsAt = lockedAt ? new Date(lockedAt.getTime() + leaseMs) : null;
  if (leaseEndsAt && leaseEndsAt > now) return null;
  if (nextRunAt === null) return leaseEndsAt;
  if (nextRunAt > now) return null;
  return leaseEndsAt && leaseEndsAt > nextRunAt ? leaseEndsAt : nextRunAt;
};

/** The planned starts of these jobs, the next one first. */
export const findPlanned = (connection: Connection, names: readonly string[]): Promise<Planned[]> =>
  connection
    .collection<Planned>(PLANNED_COLLECTION)
    .find({ name: { $in: [...names] } })
    .sort({ nextRunAt: 1 })
    .toArray();

/** Makes a planned start that agenda has dropped due again. False when there is none. */
export const revivePlanned = async (connection: Connection, name: string, runId: string): Promise<boolean> => {
  const revived = await connection
    .collection<Planned>(PLANNED_COLLECTION)
    .updateOne({ name, 'data.runId': runId, nextRunAt: null, lockedAt: null }, { $set: { nextRunAt: new Date() } });
  return revived.matchedCount > 0;
};

/** Removes the recurring starts of jobs that an earlier release has planned, and that look for work now. */
export const deleteRecurring = async (connection: Connection, names: readonly string[]): Promise<void> => {
  if (names.length === 0) return;
  const recurring = { name: { $in: [...names] }, 'data.runId': null };
  await connection.collection<Planned>(PLANNED_COLLECTION).deleteMany(recurring);
};
