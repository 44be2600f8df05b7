import { DomainError } from '@folkmoot/contracts';
import { noSubscribers, type SubscriberStats } from './figures.domain';
import { type NewSubscriber, type StoredSubscriber, searchedText, searchKeysOf, tagIdsOf } from './subscriber.domain';
import type { Page, StatsRepository, SubscriberRepository } from './subscriber.repository';
import type { SubscriberFilter } from './subscriber-filter.domain';

const PAGE = 50;
let made = 0;

const hasTag = (subscriber: StoredSubscriber, tagIds: readonly string[] = []): boolean =>
  tagIds.length === 0 || tagIdsOf(subscriber).some((id) => tagIds.includes(id));

const isWithin = (moment: Date, { since, before }: SubscriberFilter): boolean =>
  (!since || moment >= since) && (!before || moment < before);

const meets = (subscriber: StoredSubscriber, filter: SubscriberFilter): boolean => {
  const { q, tagIds, status, source } = filter;
  const isOf = (!status || subscriber.status === status) && (!source || subscriber.source === source);
  const text = searchedText(q);
  const isFound = searchKeysOf(subscriber).some((key) => key.startsWith(text));
  return isOf && isFound && hasTag(subscriber, tagIds) && isWithin(subscriber.subscribedAt, filter);
};

const fits = (subscriber: StoredSubscriber, filter: SubscriberFilter): boolean => {
  const { within = {} } = filter;
  const isErasedAsked = filter.status !== undefined || within.status !== undefined;
  if (!isErasedAsked && subscriber.status === 'erased') return false;
  return meets(subscriber, filter) && meets(subscriber, within);
};

const newestFirst = (a: StoredSubscriber, b: StoredSubscriber): number =>
  b.subscribedAt.getTime() - a.subscribedAt.getTime() || b.id.localeCompare(a.id);

const readsOf = (own: () => StoredSubscriber[]) => {
  const found = (filter: SubscriberFilter) =>
    own()
      .filter((each) => fits(each, filter))
      .sort(newestFirst);
  return {
    get: async (id: string) => {
      const subscriber = own().find((each) => each.id === id && each.status !== 'erased');
      if (!subscriber) throw new DomainError('not_found');
      return subscriber;
    },
    findByEmail: async (email: string) => own().find((each) => each.email === email) ?? null,
    findByEmails: async (emails: readonly string[]) => own().filter((each) => emails.includes(each.email)),
    findByIds: async (ids: readonly string[]) =>
      own().filter((each) => ids.includes(each.id) && each.status !== 'erased'),
    count: async (filter: SubscriberFilter, atMost = Number.POSITIVE_INFINITY) =>
      Math.min(found(filter).length, atMost),
    countAmong: async (ids: readonly string[], filter: SubscriberFilter) =>
      found(filter).filter(({ id }) => ids.includes(id)).length,
    stream: async function* (filter: SubscriberFilter) {
      yield* found(filter);
    },
    countOfTag: async (tagId: string) =>
      own().filter(({ subscriptions }) => subscriptions.some((each) => each.tagId === tagId)).length,
    listOfTag: async (tagId: string, limit: number) =>
      own()
        .filter(({ subscriptions }) => subscriptions.some((each) => each.tagId === tagId))
        .slice(0, limit),
    list: async (filter: SubscriberFilter, { cursor = '0', limit = PAGE }: Page) => {
      const all = found(filter);
      const from = Number(cursor);
      return {
        items: all.slice(from, from + limit),
        nextCursor: from + limit < all.length ? String(from + limit) : null,
      };
    },
  };
};

/** Subscribers in memory; the cursor is the number of those before. */
export const fakeSubscribers = (
  councilId: string,
  store = new Map<string, StoredSubscriber>(),
): SubscriberRepository => {
  const own = () => [...store.values()].filter((each) => each.councilId === councilId);
  const refuseTaken = (email: string, except?: string) => {
    if (own().some((each) => each.email === email && each.id !== except)) throw new DomainError('subscriber_exists');
  };
  const put = (subscriber: StoredSubscriber): StoredSubscriber => {
    store.set(subscriber.id, subscriber);
    return subscriber;
  };
  const add = async (subscriber: NewSubscriber) => {
    refuseTaken(subscriber.email);
    made += 1;
    return put({ ...subscriber, id: `subscriber_${made}`, councilId, revision: 1 });
  };
  const save = (subscriber: StoredSubscriber): StoredSubscriber => {
    const known = own().find(({ id }) => id === subscriber.id);
    if (known?.revision !== subscriber.revision) throw new DomainError('stale_revision');
    refuseTaken(subscriber.email, subscriber.id);
    return put({ ...subscriber, revision: known.revision + 1 });
  };
  return {
    ...readsOf(own),
    add,
    addAll: async (given) => {
      for (const subscriber of given) await add(subscriber);
    },
    save: async (subscriber) => {
      if (!own().some(({ id }) => id === subscriber.id)) throw new DomainError('not_found');
      return save(subscriber);
    },
    saveAll: async (given) => {
      for (const subscriber of given) save(subscriber);
    },
  };
};

export const fakeStats = (councilId: string, store = new Map<string, SubscriberStats>()): StatsRepository => ({
  get: async () => store.get(councilId) ?? noSubscribers,
  add: async (changes) => {
    const known = store.get(councilId) ?? noSubscribers;
    const names = Object.keys(noSubscribers) as (keyof SubscriberStats)[];
    const sums = Object.fromEntries(names.map((name) => [name, known[name] + changes[name]]));
    store.set(councilId, sums as unknown as SubscriberStats);
  },
});
