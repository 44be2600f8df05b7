/**
 * @file Interruptible rows. Everything that reads many documents yields a pause from time to time, also when no row
 * matches. The consumer decides at a pause whether other clients are served first.
 */
import { CommandError } from '../errors';

export const pause: unique symbol = Symbol('pause');
/** A row, or a pause at which the work may be interrupted. */
export type Flow<T> = Iterable<T | typeof pause>;

const rowsBetweenPauses = 32;

/** Throws MaxTimeMSExpired once that moment (ms since 1970) is over. */
export const checkDeadline = (deadline: number | undefined): void => {
  if (deadline && Date.now() > deadline)
    throw new CommandError(50, 'MaxTimeMSExpired', 'operation exceeded time limit');
};
/** Passes rows on with pauses between them; throws MaxTimeMSExpired once `deadline` (ms since 1970) is over. */
export function* withPauses<T>(rows: Iterable<T>, deadline?: number): Flow<T> {
  let seen = 0;
  for (const row of rows) {
    yield row;
    if (++seen % rowsBetweenPauses !== 0) continue;
    checkDeadline(deadline);
    yield pause;
  }
}

/** The rows of a flow, for callers that cannot be interrupted. */
export function* rowsOf<T>(flow: Flow<T>): Iterable<T> {
  for (const row of flow) if (row !== pause) yield row;
}

/** Passes every row to `take`; yields only the pauses. */
export function* drained<T>(flow: Flow<T>, take: (row: T) => void): Flow<never> {
  for (const row of flow) {
    if (row === pause) yield pause;
    else take(row);
  }
}
export function* mapped<T, U>(flow: Flow<T>, make: (row: T) => U): Flow<U> {
  for (const row of flow) yield row === pause ? pause : make(row);
}
export function* filtered<T>(flow: Flow<T>, test: (row: T) => boolean): Flow<T> {
  for (const row of flow) if (row === pause || test(row)) yield row;
}
/** Skips and limits; a limit of 0 means no limit. */
export function* paged<T>(flow: Flow<T>, skip = 0, limit = 0): Flow<T> {
  let position = 0;
  for (const row of flow) {
    if (row === pause) {
      yield pause;
      continue;
    }
    position++;
    if (position > skip) yield row;
    if (limit > 0 && position >= skip + limit) return;
  }
}

const maxBytes = 200 * 1024 * 1024;
/** Counts the memory of a stage; throws MongoDB's error when it exceeds the limit. */
export class Memory {
  #bytes = 0;
  constructor(private readonly stageName: string) {}
  hold(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes <= maxBytes) return;
    throw new CommandError(
      292,
      'QueryExceededMemoryLimitNoDiskUseAllowed',
      `${this.stageName} exceeded memory limit of ${maxBytes} bytes; the embedded engine does not use the disk for it`,
    );
  }
  release(bytes: number): void {
    this.#bytes -= bytes;
  }
}
