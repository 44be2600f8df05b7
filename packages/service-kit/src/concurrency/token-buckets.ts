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
 * the maximum number of keys, the bucket whose last token was taken longest ago is removed. A `Map` keeps that order and,
 * unlike `LRUCache`, uses no memory for keys that do not exist: 2 MB for each kind of bucket.
 */
export const createTokenBuckets = ({ capacity, perHour, now = Date.now }: Options): TokenBuckets => {
  const everyMs = HOUR_MS / perHour;
  const emptyMs = capacity * everyMs;
  const fullAt = new Map<string, number>();

  /** Milliseconds until the bucket is full. After the clock was set back, a bucket counts as empty at most. */
  const missing = (key: string): number => Math.min(emptyMs, Math.max(0, (fullAt.get(key) ?? 0) - now()));

  const waitFor = (key: string): number => Math.max(0, Math.ceil((missing(key) + everyMs - emptyMs) / SECOND_MS));
  const take = (key: string): void => {
    const until = now() + missing(key) + everyMs;
    fullAt.delete(key);
    fullAt.set(key, until);
    const [oldest] = fullAt.size > MAX_KEYS ? fullAt.keys() : [];
    if (oldest !== undefined) fullAt.delete(oldest);
  };

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
