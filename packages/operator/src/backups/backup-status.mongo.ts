import { randomUUID } from 'node:crypto';
import {
  BACKUP_STATUS_COLLECTION,
  BACKUP_STATUS_DATABASE,
  BACKUP_STATUS_ID,
  type BackupStatusDocument,
  type FailedBackup,
  isDuplicateKey,
  pause,
} from '@folkmoot/service-kit';
import { mongo } from 'mongoose';

/** A holder that was killed keeps others out for this time. */
const LEASE_MS = 15_000;
const BEAT_MS = 4_000;
const RETRY_MS = 1_000;

type Changes = Partial<Omit<BackupStatusDocument, '_id' | 'holder' | 'leaseUntil'>>;

const statusOf = (client: mongo.MongoClient) =>
  client.db(BACKUP_STATUS_DATABASE).collection<BackupStatusDocument>(BACKUP_STATUS_COLLECTION);

export const onStatus = async <T>(uri: string, work: (client: mongo.MongoClient) => Promise<T>): Promise<T> => {
  const client = await mongo.MongoClient.connect(uri);
  try {
    return await work(client);
  } finally {
    await client.close();
  }
};

export const saveStatus = async (client: mongo.MongoClient, changes: Changes): Promise<void> => {
  await statusOf(client).updateOne({ _id: BACKUP_STATUS_ID }, { $set: changes }, { upsert: true });
};

/** After work of these kinds has succeeded. */
export const clearFailure = async (
  client: mongo.MongoClient,
  works: readonly FailedBackup['work'][],
): Promise<void> => {
  const failedOfWork = { _id: BACKUP_STATUS_ID, 'failed.work': { $in: [...works] } };
  await statusOf(client).updateOne(failedOfWork, { $set: { failed: null } });
};

const nothingYet = { last: null, verified: null, failed: null };

const take = async (client: mongo.MongoClient, holder: string): Promise<boolean> => {
  const now = new Date();
  const free = { $or: [{ leaseUntil: null }, { leaseUntil: { $lt: now } }, { holder }] };
  const lease = { holder, leaseUntil: new Date(now.getTime() + LEASE_MS) };
  try {
    await statusOf(client).updateOne(
      { _id: BACKUP_STATUS_ID, ...free },
      { $set: lease, $setOnInsert: nothingYet },
      { upsert: true },
    );
    return true;
  } catch (error) {
    // The document exists, and its lease is not free.
    if (isDuplicateKey(error)) return false;
    throw error;
  }
};

/** Waits as long as the lease of a killed process lasts. */
const takeInTime = async (client: mongo.MongoClient, holder: string): Promise<boolean> => {
  const deadline = Date.now() + LEASE_MS + RETRY_MS;
  while (!(await take(client, holder))) {
    if (Date.now() > deadline) return false;
    await pause(RETRY_MS);
  }
  return true;
};

/**
 * Runs work that only one process may do at a time. Its signal aborts when the lease is lost. Null when another process
 * does it.
 */
export const withBackupLease = async <T>(
  client: mongo.MongoClient,
  stopping: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | null> => {
  const holder = randomUUID();
  if (!(await takeInTime(client, holder))) return null;
  const losing = new AbortController();
  let keptUntil = Date.now() + LEASE_MS;
  const beat = async (): Promise<void> => {
    const askedAt = Date.now();
    const isKept = await take(client, holder).catch(() => null);
    if (isKept) keptUntil = askedAt + LEASE_MS;
    if (isKept === false || Date.now() > keptUntil) losing.abort();
  };
  const timer = setInterval(() => void beat(), BEAT_MS);
  try {
    return await work(AbortSignal.any([stopping, losing.signal]));
  } finally {
    clearInterval(timer);
    const released = { $set: { holder: null, leaseUntil: null } };
    await statusOf(client)
      .updateOne({ _id: BACKUP_STATUS_ID, holder }, released)
      .catch(() => undefined);
  }
};
