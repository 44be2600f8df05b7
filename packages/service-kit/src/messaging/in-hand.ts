/** Counts events from when they are taken until they are finished, and knows which has waited longest. */
export interface InHand {
  /** `since`: when the event came into the queue. */
  hold<T>(since: Date, work: () => Promise<T>): Promise<T>;
  count(): number;
  oldestAt(): Date | null;
}

export const createInHand = (): InHand => {
  const held = new Set<{ since: number }>();
  return {
    hold: async (since, work) => {
      const one = { since: since.getTime() };
      held.add(one);
      try {
        return await work();
      } finally {
        held.delete(one);
      }
    },
    count: () => held.size,
    oldestAt: () => {
      const oldest = [...held].reduce((least, { since }) => Math.min(least, since), Number.POSITIVE_INFINITY);
      return Number.isFinite(oldest) ? new Date(oldest) : null;
    },
  };
};
