/** Tracks the work in progress, so that a stop can wait for it. */
export interface Tracker {
  track<T>(work: Promise<T>): Promise<T>;
  /** Resolves when all work in progress has ended, or after `withinMs`. */
  settled(withinMs: number): Promise<void>;
}

export const createTracker = (): Tracker => {
  const inHand = new Set<Promise<unknown>>();
  return {
    track: (work) => {
      inHand.add(work);
      return work.finally(() => inHand.delete(work));
    },
    settled: async (withinMs) => {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, withinMs);
      });
      await Promise.race([Promise.allSettled(inHand), late]);
      clearTimeout(timer);
    },
  };
};
