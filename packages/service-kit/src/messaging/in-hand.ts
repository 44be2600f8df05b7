/** Counts the events that are being handled, and knows the oldest one. */
export interface InHand {
  /** Counts an event while `work` runs. `since`: when the event entered the queue. */
  hold<T>(since: Date, work: () => Promise<T>): Promise<T>;
  count(): number;
  oldestAt(): Date | null;
}

export const createInHand = (): InHand => {
  const items = new Set<{ since: number }>();
  return {
    hold: async (since, work) => {
      const item = { since: since.getTime() };
      items.add(item);
      try {
        return await work();
      } finally {
        items.delete(item);
      }
    },
    count: () => items.size,
    oldestAt: () => {
      const oldest = [...items].reduce((least, { since }) => Math.min(least, since), Number.POSITIVE_INFINITY);
      return Number.isFinite(oldest) ? new Date(oldest) : null;
    },
  };
};
