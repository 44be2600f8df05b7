import type { Envelope } from '@folkmoot/contracts';

/** Counts events from when they are taken until they are finished, and knows the oldest. */
export interface InHand {
  hold<T>(envelope: Pick<Envelope, 'occurredAt'>, work: () => Promise<T>): Promise<T>;
  count(): number;
  oldestAt(): Date | null;
}

export const createInHand = (): InHand => {
  const held = new Set<{ at: number }>();
  return {
    hold: async ({ occurredAt }, work) => {
      const one = { at: Date.parse(occurredAt) };
      held.add(one);
      try {
        return await work();
      } finally {
        held.delete(one);
      }
    },
    count: () => held.size,
    oldestAt: () => {
      let oldest = Number.POSITIVE_INFINITY;
      for (const { at } of held) oldest = Math.min(oldest, at);
      return Number.isFinite(oldest) ? new Date(oldest) : null;
    },
  };
};
