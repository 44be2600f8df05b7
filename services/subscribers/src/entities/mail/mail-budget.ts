import { createTokenBuckets } from '@folkmoot/service-kit';

/** Limits the sign-up mails of each council. Kept in memory, so a restart resets the limit. */
export interface MailBudget {
  /** Takes one message. Returns 0, or the seconds until the next message is available. */
  take(councilId: string): number;
}

/** Half of `perHour` is available at once, the rest is refilled evenly: never more than `perHour` in any hour. */
export const createMailBudget = (perHour: number, now: () => number): MailBudget => {
  const half = Math.max(1, perHour / 2);
  const buckets = createTokenBuckets({ capacity: half, perHour: half, now });
  return { take: buckets.tryTake };
};
