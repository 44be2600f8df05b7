import { LRUCache } from 'lru-cache';

const HOUR_MS = 3_600_000;
const SECOND_MS = 1_000;
const MAX_KEYS = 100_000;

interface Options {
  /** How many tokens a full bucket has. */
  readonly capacity: number;
  readonly perHour: number;
  readonly now?: () => number;
}

export interface TokenBuckets {
  /** Seconds until this key has a token; 0 when it has one now. Takes no token. */
  waitFor(key: string): number;
  /** Takes a token, also when there is none: then the next one is available later. */
  take(key: string): void;
  /** Takes a token when there is one. Returns 0, or the seconds until there is one. */
  tryTake(key: string): number;
}

/**
 * Token buckets by key, in memory: each is the moment at which it is full again (the generic cell rate algorithm). Above
 * the maximum number of keys, the bucket that was not used for the longest time is removed.
 */
export const createTokenBuckets = ({ capacity, perHour, now = Date.now }: Options): TokenBuckets => {
  const everyMs = HOUR_MS / perHour;
  const emptyMs = capacity * everyMs;
  const fullAt = new LRUCache<string, number>({ max: MAX_KEYS });

  /** Milliseconds until the bucket is full. After the clock was set back, a bucket counts as empty at most. */
  const missing = (key: string): number => Math.min(emptyMs, Math.max(0, (fullAt.get(key) ?? 0) - now()));

  const waitFor = (key: string): number => Math.max(0, Math.ceil((missing(key) + everyMs - emptyMs) / SECOND_MS));
  const take = (key: string): void => void fullAt.set(key, now() + missing(key) + everyMs);

  return {
    waitFor,
    take,
    tryTake: (key) => {
      const waitSeconds = waitFor(key);
      if (waitSeconds === 0) take(key);
      return waitSeconds;
    },
  };
};
