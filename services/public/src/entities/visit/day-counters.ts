/** Counts of one thing (a campaign, a page) on one council-local day since the last flush. */
export interface DayCount<K extends string> {
  readonly councilId: string;
  readonly id: string;
  readonly day: string;
  readonly counts: Record<K, number>;
}

export interface DayCounters<K extends string> {
  count(of: { councilId: string; id: string; day: string }, kind: K): void;
  /** Returns the counts and resets them to zero. */
  take(): DayCount<K>[];
  /** Adds counts again that could not be written, so that the next flush retries them. */
  giveBack(counts: readonly DayCount<K>[]): void;
}

/**
 * Counters in memory, because a write per count would be too expensive. A crash may lose one second of counts. `kinds`
 * always exist, with zero; other counters exist once they are counted.
 */
export const createDayCounters = <K extends string>(kinds: readonly K[]): DayCounters<K> => {
  let kept = new Map<string, DayCount<K>>();
  const nothing = () => Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<K, number>;

  const raise = (counts: Record<K, number>, kind: K, by: number): void => {
    counts[kind] = (counts[kind] ?? 0) + by;
  };

  const counterOf = ({ councilId, id, day }: { councilId: string; id: string; day: string }): DayCount<K> => {
    const key = `${id} ${day}`;
    const counter = kept.get(key) ?? { councilId, id, day, counts: nothing() };
    kept.set(key, counter);
    return counter;
  };

  return {
    count: (of, kind) => {
      raise(counterOf(of).counts, kind, 1);
    },
    take: () => {
      const taken = [...kept.values()];
      kept = new Map();
      return taken;
    },
    giveBack: (returned) => {
      for (const each of returned) {
        const { counts } = counterOf(each);
        for (const [kind, by] of Object.entries<number>(each.counts)) raise(counts, kind as K, by);
      }
    },
  };
};
