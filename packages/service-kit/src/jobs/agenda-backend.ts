import { MongoBackend } from '@agendajs/mongo-backend';
import type { JobParameters, JobRepository } from 'agenda';
import { type Connection, mongo } from 'mongoose';
import type { Logger } from '../observability/logger';
import { PLANNED_COLLECTION } from './planned-jobs';

export interface BackendOptions {
  readonly connection: Connection;
  readonly logger: Logger;
  readonly leaseMs: number;
}

/** Minimum share of the lease that must remain when the database returns a locked job. */
const FRESH_SHARE = 0.5;

type LookForDue = (nextScanAt: Date, lockDeadline: Date) => Promise<ReadonlySet<string>>;

/**
 * Finds which jobs have a start that may be locked. agenda asks for each job separately, dozens of times every two
 * seconds; this combines the questions of one turn of the event loop into one query. All jobs have the same lease, so
 * the same deadline.
 */
const createDueJobs = (connection: Connection): LookForDue => {
  let pending: Promise<ReadonlySet<string>> | null = null;
  const ask = async (nextScanAt: Date, lockDeadline: Date): Promise<ReadonlySet<string>> => {
    const free = { lockedAt: null, nextRunAt: { $lte: nextScanAt } };
    const due = { disabled: { $ne: true }, $or: [free, { lockedAt: { $lte: lockDeadline } }] };
    const names = connection.collection(PLANNED_COLLECTION).distinct('name', due);
    return new Set((await names).map(String));
  };
  return (nextScanAt, lockDeadline) => {
    if (pending) return pending;
    pending = ask(nextScanAt, lockDeadline);
    setImmediate(() => {
      pending = null;
    });
    return pending;
  };
};

/** Releases a lock, unless another process has the job by now. */
const giveBack = async (connection: Connection, { _id, lockedAt }: JobParameters) => {
  const own = { _id: new mongo.ObjectId(String(_id)), lockedAt };
  await connection.collection(PLANNED_COLLECTION).updateOne(own, { $set: { lockedAt: null } });
};

/** The `lockLifetime` of agenda's jobs, in leases. */
export const LIFETIME_IN_LEASES = 6;

/**
 * agenda's MongoDB backend, safe against a database that stalls. agenda drops a job whose lock has expired before the
 * job starts, but still counts it as locked: with `lockLimit` 1 the job never starts again in this process. So:
 *
 * - Locks that the database returns late are released before agenda counts them.
 * - agenda starts no job before the database has answered for all of them, so a lock can also expire in between.
 *   agenda's `lockLifetime` is therefore longer, and locks expire here, after a lease. A job that starts late
 *   does not run twice: `performJob` takes the lease of its run first.
 *
 * agenda does not await `unlockJob`: a rejection would be unhandled and end the process. A lock that could not be
 * released expires.
 */
export const createAgendaBackend = (
  { connection, logger, leaseMs }: BackendOptions,
  { ensureIndex }: { ensureIndex: boolean },
): MongoBackend => {
  const database = connection.db;
  if (!database) throw new Error('the database is not connected');
  const backend = new MongoBackend({ mongo: database, collection: PLANNED_COLLECTION, ensureIndex });
  const repository: JobRepository = backend.repository;
  const lockNext = repository.getNextJobToRun.bind(repository);
  const unlock = repository.unlockJob.bind(repository);

  const dueJobs = createDueJobs(connection);

  repository.getNextJobToRun = async (...query) => {
    const askedAt = Date.now();
    const [name, nextScanAt, , ...others] = query;
    const lockDeadline = new Date(askedAt - leaseMs);
    if (!(await dueJobs(nextScanAt, lockDeadline)).has(name)) return undefined;
    const job = await lockNext(name, nextScanAt, lockDeadline, ...others);
    if (!job || Date.now() - askedAt < leaseMs * FRESH_SHARE) return job;
    logger.warn({ job: job.name, ms: Date.now() - askedAt }, 'the database answered late, so a job is released');
    await giveBack(connection, job);
    return undefined;
  };
  repository.unlockJob = (job) =>
    unlock(job).catch((error) => logger.warn({ err: error, job: job.name }, 'a job could not be unlocked'));
  return backend;
};
