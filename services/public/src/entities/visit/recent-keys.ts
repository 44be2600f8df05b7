import { createSecretHash } from './secret-hash';

export interface RecentKeys {
  /** The value that was noted with this key within the time; null without one. */
  find(key: string): string | null;
  note(key: string, value?: string): void;
}

/**
 * Remembers keys for `forMs` to twice as long, in memory only. Keys are hashed with a secret of this process that is
 * not stored, so that a memory dump does not show them. At most `most` keys; above this limit the older ones are
 * removed.
 */
export const createRecentKeys = ({
  forMs,
  most,
  now = Date.now,
}: {
  forMs: number;
  most: number;
  now?: () => number;
}): RecentKeys => {
  const hash = createSecretHash();
  let current = new Map<string, string>();
  let before = new Map<string, string>();
  let began = now();

  const turn = (): void => {
    // A clock that is set back counts as elapsed time.
    const age = Math.abs(now() - began);
    if (age < forMs && current.size < most) return;
    before = age < 2 * forMs ? current : new Map();
    current = new Map();
    began = now();
  };

  return {
    find: (key) => {
      turn();
      const hashed = hash(key);
      return current.get(hashed) ?? before.get(hashed) ?? null;
    },
    note: (key, value = '') => {
      turn();
      current.set(hash(key), value);
    },
  };
};
