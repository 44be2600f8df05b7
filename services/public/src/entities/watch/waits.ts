import { createSecretHash } from '../visit';

/** Holds requests for some seconds: the price of a response from a page that cannot compute. */
export interface Waits {
  /** Resolves to true after the wait, and at once to false when too many requests wait. */
  wait(network: string | null): Promise<boolean>;
  /** Ends all waits, because the service stops. */
  release(): void;
}

interface Limits {
  readonly forMs: number;
  readonly most: number;
  readonly mostOfNetwork: number;
}

/** The body of each is in memory, and each has a connection. */
const LIMITS: Limits = { forMs: 5_000, most: 200, mostOfNetwork: 5 };

export const createWaits = ({ forMs, most, mostOfNetwork }: Limits = LIMITS): Waits => {
  const hash = createSecretHash();
  const waiting = new Set<() => void>();
  const byNetwork = new Map<string, number>();

  const change = (key: string, by: 1 | -1): void => {
    const count = (byNetwork.get(key) ?? 0) + by;
    if (count > 0) byNetwork.set(key, count);
    else byNetwork.delete(key);
  };

  return {
    wait: async (network) => {
      const key = hash(network ?? '');
      if (waiting.size >= most || (byNetwork.get(key) ?? 0) >= mostOfNetwork) return false;
      change(key, 1);
      await new Promise<void>((resolve) => {
        const end = (): void => {
          clearTimeout(timer);
          waiting.delete(end);
          resolve();
        };
        const timer = setTimeout(end, forMs);
        waiting.add(end);
      });
      change(key, -1);
      return true;
    },
    release: () => {
      for (const end of waiting) end();
    },
  };
};
