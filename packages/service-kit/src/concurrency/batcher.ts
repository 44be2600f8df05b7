import { DomainError } from '@folkmoot/contracts';

interface Waiting<T, R> {
  readonly item: T;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

interface BatcherOptions<T> {
  readonly maxBatchSize: number;
  /** Number of batches at the same time. */
  readonly maxParallel?: number;
  /** Above this number an item is rejected for a later retry, so that the waiting ones do not time out. */
  readonly maxWaiting?: number;
  /** Items of one batch have the same key. */
  readonly keyOf?: (item: T) => unknown;
  /** After a batch, items of its key wait so long for others to share the next one, unless they fill it. */
  readonly restMs?: number;
  /** When a batch fails, each of its items gets a batch of its own, so that one bad item does not fail the others. */
  readonly repeatsAlone?: boolean;
}

const RETRY_AFTER_SECONDS = 1;

/**
 * Makes a function that handles one item. Items that arrive while a batch is handled share the next one. `handle` returns
 * a result per item, in order, or rejects for all of them. Rejects with `unavailable` when too many items wait.
 */
export const createBatcher = <T, R>(
  handle: (items: readonly T[]) => Promise<readonly R[]>,
  {
    maxBatchSize,
    maxParallel = 1,
    maxWaiting = Number.POSITIVE_INFINITY,
    keyOf = () => null,
    restMs = 0,
    repeatsAlone = false,
  }: BatcherOptions<T>,
): ((item: T) => Promise<R>) => {
  /** By key. Those of which a batch was taken come last. */
  const waiting = new Map<unknown, Waiting<T, R>[]>();
  let waitingCount = 0;
  let running = 0;
  let isNextSoon = false;
  const resting = new Set<unknown>();

  /** The first batch that may begin. Empty when nothing waits, or all that waits rests. */
  const takeBatch = (): readonly Waiting<T, R>[] => {
    for (const [key, items] of waiting) {
      if (resting.has(key) && items.length < maxBatchSize) continue;
      const batch = items.splice(0, maxBatchSize);
      waiting.delete(key);
      if (items.length > 0) waiting.set(key, items);
      waitingCount -= batch.length;
      return batch;
    }
    return [];
  };

  const rest = (key: unknown): void => {
    if (restMs === 0 || resting.has(key)) return;
    resting.add(key);
    setTimeout(() => {
      resting.delete(key);
      next();
    }, restMs);
  };

  const fail = async (batch: readonly Waiting<T, R>[], error: unknown): Promise<void> => {
    if (repeatsAlone && batch.length > 1) {
      for (const each of batch) await settle([each]);
      return;
    }
    for (const { reject } of batch) reject(error);
  };

  const settle = async (batch: readonly Waiting<T, R>[]): Promise<void> => {
    try {
      const results = await handle(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as R);
    } catch (error) {
      await fail(batch, error);
    }
  };

  const next = (): void => {
    if (running >= maxParallel) return;
    const batch = takeBatch();
    const [first] = batch;
    if (!first) return;
    running += 1;
    void settle(batch).then(() => {
      running -= 1;
      rest(keyOf(first.item));
      next();
    });
  };

  /** Starts after the items of this turn of the event loop have arrived, so that they share a batch. */
  const nextSoon = (): void => {
    if (isNextSoon) return;
    isNextSoon = true;
    setImmediate(() => {
      isNextSoon = false;
      next();
    });
  };

  return (item) =>
    new Promise((resolve, reject) => {
      if (waitingCount >= maxWaiting) {
        reject(new DomainError('unavailable', { retryAfter: RETRY_AFTER_SECONDS }));
        return;
      }
      const key = keyOf(item);
      const items = waiting.get(key) ?? [];
      items.push({ item, resolve, reject });
      waiting.set(key, items);
      waitingCount += 1;
      nextSoon();
    });
};
