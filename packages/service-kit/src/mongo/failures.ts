import { mongo } from 'mongoose';

const unavailableNames = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoPoolClearedError',
  'MongoWaitQueueTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoClientClosedError',
  'MongoPoolClosedError',
  'PoolClearedOnNetworkError',
]);

/** True when the database could not be reached; trying again later may help. */
export const isUnavailable = (error: unknown): boolean => error instanceof Error && unavailableNames.has(error.name);

const DUPLICATE_KEY = 11_000;
const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** True when a unique index refused a write. */
export const isDuplicateKey = (error: unknown): boolean => codeOf(error) === DUPLICATE_KEY;

const MAX_TIME_EXPIRED = 50;

/** True when a find or a count took longer than its `mostMs`. */
export const isTooSlow = (error: unknown): boolean => codeOf(error) === MAX_TIME_EXPIRED;

const WRITE_CONFLICT = 112;

/** True when a transaction lost against another and may be run again. */
export const isTransient = (error: unknown): boolean =>
  codeOf(error) === WRITE_CONFLICT || hasLabel(error, 'TransientTransactionError');

export const isUnknownCommit = (error: unknown): boolean => hasLabel(error, 'UnknownTransactionCommitResult');

const hasLabel = (error: unknown, label: string): boolean =>
  error instanceof mongo.MongoError && error.hasErrorLabel(label);
