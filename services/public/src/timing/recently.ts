/** Nobody waits longer than this for what is known already. */
const PATIENCE_MS = 250;

const after = <T>(ms: number, value: T): Promise<T> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(value), ms).unref();
  });

interface Kept<T> {
  readonly value: T;
  readonly at: number;
}

export interface Recent<T> {
  get(key: string): Promise<T>;
  /** Everything is looked up again. */
  forget(): void;
}

/**
 * Remembers what was looked up, for `forMs`: asked once however many ask at the same time. While looking up fails, or takes
 * longer than a moment, what was known goes on being told. At most `most` things are remembered.
 */
export const recently = <T>(
  load: (key: string) => Promise<T>,
  { forMs, most, now = Date.now }: { forMs: number; most: number; now?: () => number },
): Recent<T> => {
  const kept = new Map<string, Kept<T>>();
  const running = new Map<string, Promise<T>>();

  const renew = async (key: string): Promise<T> => {
    try {
      const value = await load(key);
      if (kept.size >= most) kept.clear();
      kept.set(key, { value, at: now() });
      return value;
    } catch (error) {
      const known = kept.get(key);
      if (!known) throw error;
      return known.value;
    } finally {
      running.delete(key);
    }
  };

  return {
    get: async (key) => {
      const known = kept.get(key);
      if (known && now() - known.at < forMs) return known.value;
      const started = running.get(key) ?? renew(key);
      running.set(key, started);
      // What is known to be out of date is told only while looking up fails.
      const isForgotten = known?.at === Number.NEGATIVE_INFINITY;
      return known && !isForgotten ? Promise.race([started, after(PATIENCE_MS, known.value)]) : started;
    },
    forget: () => {
      for (const [key, { value }] of kept) kept.set(key, { value, at: Number.NEGATIVE_INFINITY });
    },
  };
};
