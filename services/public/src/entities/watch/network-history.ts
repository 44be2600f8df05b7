/** @file How many responses each network handed in lately, in memory only. */

const WINDOW_MS = 30 * 60_000;
const MAX_NETWORKS = 200_000;

interface Seen {
  /** When the network handed in for the first time within this memory. */
  readonly since: number;
  count: number;
}

/** A network's responses of the last half hour to hour. */
export interface NetworkHistory {
  note(key: string): void;
  find(key: string): Readonly<Seen> | null;
}

/** Remembers two windows at most, and at most `MAX_NETWORKS` networks in each. */
export const createNetworkHistory = (now: () => number): NetworkHistory => {
  let current = new Map<string, Seen>();
  let before = new Map<string, Seen>();
  let began = now();

  const turn = (): void => {
    const age = Math.abs(now() - began);
    if (age < WINDOW_MS && current.size < MAX_NETWORKS) return;
    before = age < 2 * WINDOW_MS ? current : new Map();
    current = new Map();
    began = now();
  };

  return {
    note: (key) => {
      turn();
      const seen = current.get(key) ?? { since: before.get(key)?.since ?? now(), count: 0 };
      seen.count += 1;
      current.set(key, seen);
    },
    find: (key) => {
      turn();
      const [last, earlier] = [current.get(key), before.get(key)];
      if (!last || !earlier) return last ?? earlier ?? null;
      return { since: last.since, count: last.count + earlier.count };
    },
  };
};
