const HOUR_MS = 3_600_000;
const SECOND_MS = 1_000;
const MAX_KEYS = 100_000;

interface Options {
  /** So many at once. */
  readonly capacity: number;
  readonly perHour: number;
  readonly now: () => number;
}

export interface TokenBuckets {
  /** Seconds until there is one for this key; 0 for now. Takes none. */
  waitFor(key: string): number;
  take(key: string): void;
}

/** Token buckets by key, in memory: each is the moment at which it is full again (the generic cell rate algorithm). */
export const createTokenBuckets = ({ capacity, perHour, now }: Options): TokenBuckets => {
  const everyMs = HOUR_MS / perHour;
  const emptyMs = capacity * everyMs;
  const fullAt = new Map<string, number>();

  /** From now on; a bucket that a clock was set back under is empty at most. */
  const missing = (key: string): number => Math.min(emptyMs, Math.max(0, (fullAt.get(key) ?? 0) - now()));

  const makeRoom = (): void => {
    if (fullAt.size < MAX_KEYS) return;
    for (const key of fullAt.keys()) if (missing(key) === 0) fullAt.delete(key);
    if (fullAt.size >= MAX_KEYS) fullAt.clear();
  };

  return {
    waitFor: (key) => Math.max(0, Math.ceil((missing(key) + everyMs - emptyMs) / SECOND_MS)),
    take: (key) => {
      makeRoom();
      fullAt.set(key, now() + missing(key) + everyMs);
    },
  };
};
