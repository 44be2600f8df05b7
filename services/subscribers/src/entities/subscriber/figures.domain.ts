import { type Dictionary, dictionary, lookup } from '@folkmoot/contracts';
import type { StoredSubscriber } from './subscriber.domain';

/** The figures of the five cards. They are stored, not counted on read. */
export interface SubscriberStats {
  readonly total: number;
  readonly active: number;
  readonly optIn: number;
  readonly csvImport: number;
  readonly postSurvey: number;
}

export const noSubscribers: SubscriberStats = { total: 0, active: 0, optIn: 0, csvImport: 0, postSurvey: 0 };

/** The change of the council's figures and of the active counts of tags for a change of subscribers. */
export interface Effect {
  readonly stats: SubscriberStats;
  readonly tags: Readonly<Record<string, number>>;
}

export type Counted = Pick<StoredSubscriber, 'status' | 'source' | 'subscriptions'>;

const statsOf = ({ status, source }: Counted): SubscriberStats => {
  if (status === 'erased') return noSubscribers;
  return {
    total: 1,
    active: Number(status === 'active'),
    optIn: Number(source === 'opt_in'),
    csvImport: Number(source === 'csv_upload'),
    postSurvey: Number(source === 'post_survey'),
  };
};

const activeTags = ({ status, subscriptions }: Counted): Record<string, number> =>
  status === 'active'
    ? Object.fromEntries(subscriptions.filter((each) => each.status === 'active').map(({ tagId }) => [tagId, 1]))
    : {};

type Counts = Readonly<Record<string, number>>;

const summed = (a: Counts, b: Counts, sign: 1 | -1): Record<string, number> => {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Object.fromEntries([...names].map((name) => [name, (lookup(a, name) ?? 0) + sign * (lookup(b, name) ?? 0)]));
};

const without = (counts: Counts): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([, by]) => by !== 0));

/** The effect of a change from `before` to `after`; null means that the subscriber does not exist. */
export const effectOf = (before: Counted | null, after: Counted | null): Effect => {
  const stats = (subscriber: Counted | null) => (subscriber ? { ...statsOf(subscriber) } : { ...noSubscribers });
  const tags = (subscriber: Counted | null) => (subscriber ? activeTags(subscriber) : {});
  return {
    stats: summed(stats(after), stats(before), -1) as unknown as SubscriberStats,
    tags: without(summed(tags(after), tags(before), -1)),
  };
};

const addTo = (sum: Dictionary<number>, more: Counts): void => {
  for (const [name, by] of Object.entries(more)) sum[name] = (lookup(sum, name) ?? 0) + by;
};

/** Combines several effects, so that a batch costs one write per count. */
export const sumOf = (effects: readonly Effect[]): Effect => {
  const stats = dictionary<number>(Object.entries(noSubscribers));
  const tags = dictionary<number>();
  for (const effect of effects) {
    addTo(stats, { ...effect.stats });
    addTo(tags, effect.tags);
  }
  return { stats: stats as unknown as SubscriberStats, tags: without(tags) };
};

/** The same effect, multiplied. */
export const times = ({ stats, tags }: Effect, count: number): Effect => {
  const multiplied = (counts: Counts) =>
    Object.fromEntries(Object.entries(counts).map(([name, by]) => [name, by * count]));
  return { stats: multiplied({ ...stats }) as unknown as SubscriberStats, tags: without(multiplied(tags)) };
};
