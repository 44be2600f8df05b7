import { createTokenBuckets } from '@folkmoot/service-kit';

/** How many messages each council may send to people who signed up. In memory: a restart begins anew. */
export interface MailBudget {
  /** Takes one; returns 0, or the seconds after which there is one again. */
  take(councilId: string): number;
}

/** Half of the hour's messages at once, the others as the hour goes by: never more than `perHour` in any hour. */
export const createMailBudget = (perHour: number, now: () => number): MailBudget => {
  const half = Math.max(1, perHour / 2);
  const buckets = createTokenBuckets({ capacity: half, perHour: half, now });
  return {
    take: (councilId) => {
      const wait = buckets.waitFor(councilId);
      if (wait === 0) buckets.take(councilId);
      return wait;
    },
  };
};
