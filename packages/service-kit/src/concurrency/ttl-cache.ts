import { LRUCache } from 'lru-cache';

/** A caller that could have a value from the cache waits at most this long for a newer one. */
const MAX_WAIT_MS = 250;

const after = <T>(ms: number, value: T): Promise<T> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(value), ms).unref();
  });

interface Entry<T> {
  readonly value: T;
  /** Number of calls of `expire` before the load began. */
  readonly generation: number;
}

/** Values by key. Each is loaded again after a time. */
export interface TtlCache<T> {
  /** Rejects when loading fails and the cache has no earlier value. */
  get(key: string): Promise<T>;
  /** Loads every value again when it is next asked for. An earlier value is used only if loading fails. */
  expire(): void;
}

interface TtlCacheOptions {
  /** Milliseconds for which a value is returned without loading it again. */
  readonly ttlMs: number;
  /** The value that was not used for the longest time is removed first. */
  readonly maxEntries: number;
  readonly now?: () => number;
}

/**
 * Caches what `load` returns. Calls for the same key at the same time share one load. While loading fails or is slow, the
 * cache returns the earlier value.
 */
export const createTtlCache = <T>(
  load: (key: string) => Promise<T>,
  { ttlMs, maxEntries, now = Date.now }: TtlCacheOptions,
): TtlCache<T> => {
  let generation = 0;
  const cache = new LRUCache<string, Entry<T>>({
    max: maxEntries,
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: async (key) => {
      const generationAtStart = generation;
      return { value: await load(key), generation: generationAtStart };
    },
    noDeleteOnFetchRejection: true,
    // A key that is removed during its load must not reject the calls that wait for it.
    ignoreFetchAbort: true,
  });

  return {
    get: async (key) => {
      const earlier = cache.peek(key, { allowStale: true });
      const isExpired = earlier !== undefined && earlier.generation < generation;
      const loaded = cache.forceFetch(key, { forceRefresh: isExpired }).catch((error: unknown) => {
        if (earlier === undefined) throw error;
        return earlier;
      });
      const mayUseEarlier = earlier !== undefined && !isExpired;
      return (await (mayUseEarlier ? Promise.race([loaded, after(MAX_WAIT_MS, earlier)]) : loaded)).value;
    },
    expire: () => {
      generation += 1;
    },
  };
};
