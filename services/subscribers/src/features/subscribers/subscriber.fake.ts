import { DomainError } from '@folkmoot/contracts';
import { folded, noSubscribers, type StoredSubscriber, type SubscriberStats, searchText } from './subscriber.domain';
import type { StatsRepository, SubscriberFilter, SubscriberRepository } from './subscriber.repository';

const PAGE = 50;
let made = 0;

const fits = (subscriber: StoredSubscriber, { q, tagId, status }: SubscriberFilter): boolean => {
  const isOfStatus = status ? subscriber.status === status : subscriber.status !== 'erased';
  const hasTag = !tagId || subscriber.subscriptions.some((each) => each.tagId === tagId && each.status !== 'withdrawn');
  return isOfStatus && hasTag && searchText(subscriber).includes(folded(q?.trim() ?? ''));
};

const newestFirst = (a: StoredSubscriber, b: StoredSubscriber): number =>
  b.subscribedAt.getTime() - a.subscribedAt.getTime() || b.id.localeCompare(a.id);

/** Subscribers in memory; the cursor is the number of those before. */
export const fakeSubscribers = (
  councilId: string,
  store = new Map<string, StoredSubscriber>(),
): SubscriberRepository => ({
  add: async (subscriber) => {
    const own = [...store.values()].filter((each) => each.councilId === councilId);
    if (own.some(({ email }) => email === subscriber.email)) throw new DomainError('subscriber_exists');
    made += 1;
    const added = { ...subscriber, id: `subscriber_${made}`, councilId, revision: 1 };
    store.set(added.id, added);
    return added;
  },
  list: async (filter, { cursor = '0', limit = PAGE }) => {
    const found = [...store.values()].filter((each) => each.councilId === councilId && fits(each, filter));
    const from = Number(cursor);
    const items = found.sort(newestFirst).slice(from, from + limit);
    return { items, nextCursor: from + limit < found.length ? String(from + limit) : null };
  },
});

export const fakeStats = (councilId: string, store = new Map<string, SubscriberStats>()): StatsRepository => ({
  get: async () => store.get(councilId) ?? noSubscribers,
  add: async (changes) => {
    const known = store.get(councilId) ?? noSubscribers;
    const names = Object.keys(noSubscribers) as (keyof SubscriberStats)[];
    const sums = Object.fromEntries(names.map((name) => [name, known[name] + changes[name]]));
    store.set(councilId, sums as unknown as SubscriberStats);
  },
});
