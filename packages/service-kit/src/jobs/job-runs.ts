import { randomUUID } from 'node:crypto';
import { DomainError } from '@folkmoot/contracts';
import type { Connection } from 'mongoose';
import { defineModel } from '../mongo/model';
import type { JobProgress, JobRun, JobState } from './job.types';

const DAY_SECONDS = 86_400;
const KEEP_FINISHED_SECONDS = 30 * DAY_SECONDS;

/** Jobs belong to the service; a run for one council names it in its data. */
export const jobRunModel = defineModel<JobRun>('job_runs', {
  fields: {
    name: String,
    data: Object,
    state: String,
    progress: Object,
    checkpoint: Object,
    attempts: Number,
    error: String,
    createdAt: Date,
    startedAt: Date,
    finishedAt: Date,
    succeededAt: Date,
    lease: String,
    leaseUntil: Date,
  },
  indexes: [
    { keys: { name: 1, createdAt: -1 }, serves: 'list: the runs of a job, newest first' },
    { keys: { finishedAt: 1 }, serves: 'removal of old runs', expireAfterSeconds: KEEP_FINISHED_SECONDS },
  ],
});

export type JobRuns = ReturnType<typeof createJobRuns>;

const queued = (name: string, data: unknown): Omit<JobRun, '_id'> => ({
  name,
  data,
  state: 'queued',
  progress: null,
  checkpoint: null,
  attempts: 0,
  error: null,
  createdAt: new Date(),
  startedAt: null,
  finishedAt: null,
  lease: null,
  leaseUntil: null,
});

/** The stored runs and the leases on them. */
export const createJobRuns = (connection: Connection, leaseMs: number) => {
  const runs = () => connection.collection<JobRun>(jobRunModel.collection);
  const leaseEnd = () => new Date(Date.now() + leaseMs);
  const free = () => ({
    $or: [{ state: 'queued' as JobState }, { state: 'running' as JobState, leaseUntil: { $lt: new Date() } }],
  });

  const find = (id: string): Promise<JobRun | null> => runs().findOne({ _id: id });

  return {
    find,
    get: async (id: string): Promise<JobRun> => {
      const run = await find(id);
      if (!run) throw new DomainError('not_found');
      return run;
    },
    list: (name: string, limit: number): Promise<JobRun[]> =>
      runs().find({ name }).sort({ createdAt: -1 }).limit(limit).toArray(),
    create: async (id: string, name: string, data: unknown) => {
      await runs().insertOne({ _id: id, ...queued(name, data) });
    },
    /** Makes the one run of a recurring job ready to run again, unless it is running. */
    renew: async (name: string) => {
      await runs().updateOne({ _id: name }, { $setOnInsert: queued(name, null) }, { upsert: true });
      const again = { state: 'queued' as const, checkpoint: null, progress: null, attempts: 0, finishedAt: null };
      await runs().updateOne({ _id: name, state: { $nin: ['running', 'queued'] } }, { $set: again });
    },
    /** Takes the lease of a run for this replica; null when the run is leased, finished or cancelled. */
    take: (id: string): Promise<JobRun | null> =>
      runs().findOneAndUpdate(
        { _id: id, ...free() },
        {
          $set: { state: 'running', lease: randomUUID(), leaseUntil: leaseEnd(), startedAt: new Date() },
          $inc: { attempts: 1 },
        },
        { returnDocument: 'after' },
      ),
    /** Renews the lease of a run and saves its progress. False when this replica no longer has the lease. */
    keep: async (
      { _id, lease }: Pick<JobRun, '_id' | 'lease'>,
      reached: { checkpoint?: unknown; progress?: JobProgress } = {},
    ): Promise<boolean> => {
      const update = { $set: { ...reached, leaseUntil: leaseEnd() } };
      const kept = await runs().updateOne({ _id, lease, state: 'running' }, update);
      return kept.matchedCount > 0;
    },
    /** Releases this replica's lease on a run. */
    leave: async ({ _id, lease }: Pick<JobRun, '_id' | 'lease'>, state: JobState, error: string | null = null) => {
      const finished = state === 'queued' ? null : new Date();
      const success = state === 'done' && finished ? { succeededAt: finished } : {};
      const update = { $set: { state, error, lease: null, leaseUntil: null, finishedAt: finished, ...success } };
      await runs().updateOne({ _id, lease, state: 'running' }, update);
    },
    cancel: async (id: string): Promise<boolean> => {
      const update = { $set: { state: 'cancelled' as const, finishedAt: new Date(), leaseUntil: null } };
      const cancelled = await runs().updateOne({ _id: id, state: { $in: ['queued', 'running'] } }, update);
      return cancelled.modifiedCount > 0;
    },
  };
};
