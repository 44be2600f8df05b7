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

/** The part of a lease that must be left when the database hands a job over. */
const FRESH_SHARE = 0.5;

type LookForDue = (nextScanAt: Date, lockDeadline: Date) => Promise<ReadonlySet<string>>;

/**
 * Which jobs have a start that may be locked. agenda asks for each job by itself, dozens of times every two seconds; what it
 * asks within one turn of the event loop is one question to the database. All jobs have the same lease, so the same deadline.
 */
const createDueJobs = (connection: Connection): LookForDue => {
  let asked: Promise<ReadonlySet<string>> | null = null;
  const ask = async (nextScanAt: Date, lockDeadline: Date): Promise<ReadonlySet<string>> => {
    const free = { lockedAt: null, nextRunAt: { $lte: nextScanAt } };
    const due = { disabled: { $ne: true }, $or: [free, { lockedAt: { $lte: lockDeadline } }] };
    const found = connection.collection(PLANNED_COLLECTION).distinct('name', due);
    return new Set((await found).map(String));
  };
  return (nextScanAt, lockDeadline) => {
    if (asked) return asked;
    asked = ask(nextScanAt, lockDeadline);
    setImmediate(() => {
      asked = null;
    });
    return asked;
  };
};

/** Gives up a lock, unless somebody else holds the job by now. */
const giveBack = async (connection: Connection, { _id, lockedAt }: JobParameters) => {
  const own = { _id: new mongo.ObjectId(String(_id)), lockedAt };
  await connection.collection(PLANNED_COLLECTION).updateOne(own, { $set: { lockedAt: null } });
};

/**
 * agenda's MongoDB backend, safe against a database that stalls.
 *
 * agenda drops a job whose lock is over before the job starts, but goes on counting it as locked: with `lockLimit` 1
 * the job never starts again in this process. A lock gets that old when the database answers late. So a late lock is
 * given back here, before agenda counts it.
 *
 * agenda does not wait for `unlockJob`: a rejection would be an unhandled one, which ends the process. A lock that
 * could not be given back ends by itself.
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
    const [name, nextScanAt, lockDeadline] = query;
    if (!(await dueJobs(nextScanAt, lockDeadline)).has(name)) return undefined;
    const job = await lockNext(...query);
    if (!job || Date.now() - askedAt < leaseMs * FRESH_SHARE) return job;
    logger.warn({ job: job.name, ms: Date.now() - askedAt }, 'the database answered late, so a job is given back');
    await giveBack(connection, job);
    return undefined;
  };
  repository.unlockJob = (job) =>
    unlock(job).catch((error) => logger.warn({ err: error, job: job.name }, 'a job could not be unlocked'));
  return backend;
};
