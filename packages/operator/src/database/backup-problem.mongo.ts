import { mongo } from 'mongoose';
import { Problem } from '../command-line/errors';

/** Error codes when the server no longer has the snapshot of the first read. */
const SNAPSHOT_GONE: ReadonlySet<unknown> = new Set([239, 246]);
const NO_ROOM: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);
const NOT_WRITABLE: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR']);

const NOTHING_LEFT = 'No half backup is left.';

/** The line for an error of a backup. Errors that nobody expects stay as they are. */
export const backupProblem = (error: unknown, folder: string): unknown => {
  const { code, name } = (error ?? {}) as { readonly code?: unknown; readonly name?: unknown };
  if (error instanceof mongo.MongoServerError && SNAPSHOT_GONE.has(code)) {
    return new Problem(
      'The backup took longer than the server keeps its state. Increase minSnapshotHistoryWindowInSeconds.',
    );
  }
  if (NO_ROOM.has(code)) return new Problem(`The disk of ${folder} is full: no backup was made. ${NOTHING_LEFT}`);
  if (NOT_WRITABLE.has(code)) return new Problem(`${folder} cannot be written (${code}): no backup was made.`);
  if (name === 'AbortError') return new Problem(`The backup was stopped. ${NOTHING_LEFT}`);
  return error;
};
