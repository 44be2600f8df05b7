import type { StatsRepository, SubscriberFilter, SubscriberRepository } from '../subscriber';

interface Records {
  readonly subscribers: SubscriberRepository;
  readonly stats: StatsRepository;
}

interface Limit {
  readonly mostMs: number;
  /** Counting stops here. */
  readonly atMost?: number;
  /** An estimate looks at so many places of the list: fewer ones are quicker, and less precise. */
  readonly places?: number;
}

/** How many people match a filter. Where counting takes too long, an estimate from a sample of the list. */
export const countPeople = async (
  { subscribers, stats }: Records,
  filter: SubscriberFilter,
  { mostMs, atMost, places }: Limit,
): Promise<{ count: number; isExact: boolean }> => {
  const counted = await subscribers.countWithin(filter, { mostMs, atMost: atMost && atMost + 1 });
  if (counted !== null) {
    const isExact = atMost === undefined || counted <= atMost;
    return { count: isExact ? counted : (atMost ?? counted), isExact };
  }
  const [{ looked, matches }, { total }] = await Promise.all([subscribers.sample(filter, places), stats.get()]);
  return { count: Math.round((matches / Math.max(1, looked)) * total), isExact: false };
};
