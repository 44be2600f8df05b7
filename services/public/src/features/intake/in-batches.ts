import { DomainError } from '@folkmoot/contracts';

interface Waiting<T, R> {
  readonly item: T;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

interface Limits {
  /** Items per batch. */
  readonly most: number;
  /** Batches on their way at the same time. */
  readonly lanes: number;
  /** Items that may wait; one more is told to come back, so that those who wait are still there when it is their turn. */
  readonly mostWaiting: number;
}

const RETRY_AFTER_SECONDS = 1;

/**
 * Makes a function that writes one item and resolves when it is written; what comes in while a write is on its way goes
 * with the next one. `write` gives a result per item, in order, or rejects for all of them. Rejects with `unavailable` when
 * too many wait.
 */
export const inBatches = <T, R>(
  write: (items: readonly T[]) => Promise<readonly R[]>,
  { most, lanes, mostWaiting }: Limits,
): ((item: T) => Promise<R>) => {
  const waiting: Waiting<T, R>[] = [];
  let running = 0;

  const settle = async (batch: readonly Waiting<T, R>[]): Promise<void> => {
    try {
      const results = await write(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as R);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };

  const next = (): void => {
    if (running >= lanes || waiting.length === 0) return;
    running += 1;
    void settle(waiting.splice(0, most)).then(() => {
      running -= 1;
      next();
    });
  };

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= mostWaiting) {
        reject(new DomainError('unavailable', { retryAfter: RETRY_AFTER_SECONDS }));
        return;
      }
      waiting.push({ item, resolve, reject });
      // After the requests that are being read just now, so that they go together.
      if (waiting.length === 1) setImmediate(next);
    });
};
