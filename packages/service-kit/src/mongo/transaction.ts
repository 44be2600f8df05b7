import { DomainError } from '@folkmoot/contracts';
import type { ClientSession, Connection } from 'mongoose';
import { limiter } from '../concurrency/limiter';
import { retry } from '../concurrency/retry';
import { isTransient, isUnknownCommit } from './failures';

const GIVE_UP_AFTER_MS = 20_000;
const BACK_OFF = { first: 4, most: 200 };
/** After this many conflicts a transaction is repeated only when no other one of this process is being repeated. */
const FREE_TRIES = 2;
const MAJORITY = { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority', j: true } } as const;

type Lane = ReturnType<typeof limiter>;
const lanes = new WeakMap<Connection, Lane>();

/** When many transactions want the same document, one repeat at a time is faster than all at once. */
const laneOf = (connection: Connection): Lane => {
  const lane = lanes.get(connection) ?? limiter(1);
  lanes.set(connection, lane);
  return lane;
};

const causes = (error: unknown): unknown[] =>
  error instanceof Error && error.cause !== undefined ? [error, ...causes(error.cause)] : [error];

const lost = (error: unknown): boolean => causes(error).some(isTransient);

const commit = async (session: ClientSession, deadline: number): Promise<void> => {
  for (;;) {
    try {
      return await session.commitTransaction();
    } catch (error) {
      if (!isUnknownCommit(error) || Date.now() > deadline) throw error;
    }
  }
};

const attempt = async <T>(session: ClientSession, work: () => Promise<T>, deadline: number): Promise<T> => {
  session.startTransaction(MAJORITY);
  try {
    const result = await work();
    await commit(session, deadline);
    return result;
  } catch (error) {
    if (session.inTransaction()) await session.abortTransaction().catch(() => undefined);
    throw error;
  }
};

/** Whether the transaction met a write conflict. Throws `unavailable` when that has gone on for too long. */
const isConflict = (error: unknown, deadline: number): boolean => {
  if (!lost(error)) return false;
  if (Date.now() > deadline) throw new DomainError('unavailable', { retryAfter: 1, cause: error });
  return true;
};

const repeat = <T>(lane: Lane, run: () => Promise<T>, deadline: number): Promise<T> =>
  retry((attempt) => (attempt <= FREE_TRIES ? run() : lane(run)), {
    isWorthRetry: (error) => isConflict(error, deadline),
    waits: BACK_OFF,
  });

/**
 * Runs `work` in a transaction, and again after a write conflict. So `work` may run several times: it must have no side
 * effects except through the session. Throws `unavailable` after 20 seconds.
 */
export const inTransaction = async <T>(
  connection: Connection,
  work: (session: ClientSession) => Promise<T>,
): Promise<T> => {
  const deadline = Date.now() + GIVE_UP_AFTER_MS;
  const session = await connection.startSession();
  try {
    return await repeat(laneOf(connection), () => attempt(session, () => work(session), deadline), deadline);
  } finally {
    await session.endSession();
  }
};
