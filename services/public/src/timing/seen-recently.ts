import { createSecretHash } from './secret-hash';

export interface SeenRecently {
  /** What was noted with this key, within the time; null for nothing. */
  find(key: string): string | null;
  note(key: string, value?: string): void;
}

/**
 * Remembers for `forMs` to twice as long, in memory only. What is kept is hashed with a secret that this process alone
 * has and nobody stores, so that not even a copy of its memory tells who or what it was. At most `most` at a time: then
 * what is older goes first.
 */
export const createSeenRecently = ({
  forMs,
  most,
  now = Date.now,
}: {
  forMs: number;
  most: number;
  now?: () => number;
}): SeenRecently => {
  const hash = createSecretHash();
  let current = new Map<string, string>();
  let before = new Map<string, string>();
  let began = now();

  const turn = (): void => {
    // A clock that is set back counts as time gone by.
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
