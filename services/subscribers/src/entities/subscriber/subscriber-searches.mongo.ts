import { isTooSlow } from '@folkmoot/service-kit';
import { inChunks } from './chunks';
import type { Limited, Page, Sizes } from './subscriber.repository';
import { NOT_ERASED, type Resolve, type Subscribers, toSubscriber } from './subscriber-document.mongo';
import type { SubscriberFilter } from './subscriber-filter.domain';
import {
  countQuestionOf,
  hasRule,
  inStoredTags,
  pageOf,
  questionOf,
  textsOf,
  toFilter,
  toSearch,
} from './subscriber-question.mongo';
import { coverOf } from './subscriber-rule.domain';
import { newUniqueId } from './unique-id';

/** People of an estimate: so many neighbours at each of so many places. */
const SAMPLE_PLACES = 50;
const SAMPLE_OF_A_PLACE = 100;

const nullWhenTooSlow = (error: unknown): null => {
  if (isTooSlow(error)) return null;
  throw error;
};

/** Lists and counts the people of a filter or a rule. */
export const searchesOf = (subscribers: Subscribers, merged: Resolve) => {
  const stored = async (filter: SubscriberFilter): Promise<SubscriberFilter> => inStoredTags(filter, await merged());
  return {
    count: async (wanted: SubscriberFilter, atMost?: number) => {
      const { filter, hint } = await countQuestionOf(subscribers, await stored(wanted));
      return subscribers.count(filter, { atMost, hint });
    },
    countWithin: async (wanted: SubscriberFilter, limit: { mostMs: number; atMost?: number | undefined }) => {
      const { filter, hint } = await countQuestionOf(subscribers, await stored(wanted));
      return subscribers.count(filter, { hint, ...limit }).catch(nullWhenTooSlow);
    },
    findSizes: async (wanted: SubscriberFilter, limit: Limited = {}): Promise<Sizes | null> => {
      const filter = await stored(wanted);
      const isSearch = !hasRule(filter) && textsOf(filter).length > 0;
      const query = isSearch ? toSearch(filter) : toFilter(filter, filter.rule ? coverOf(filter.rule) : null);
      const pipeline = [{ $match: query }, { $group: { _id: '$status', count: { $sum: 1 } } }];
      const counted = await subscribers
        .aggregate<{ _id: string; count: number }>(pipeline, limit)
        .catch(nullWhenTooSlow);
      if (!counted) return null;
      const size = counted.reduce((sum, { count }) => sum + count, 0);
      return { size, activeSize: counted.find(({ _id }) => _id === 'active')?.count ?? 0 };
    },
    sampleIds: async (places = SAMPLE_PLACES) => {
      const ids = new Set<string>();
      for (let place = 0; place < places; place++) {
        // Unique ids are random, so their order mixes people of all imports.
        const from = { uniqueId: { $gte: newUniqueId() }, ...NOT_ERASED };
        const options = { sort: { uniqueId: 1 }, limit: SAMPLE_OF_A_PLACE, fields: ['_id'] } as const;
        for await (const batch of subscribers.batches(from, options)) for (const { _id } of batch) ids.add(_id);
      }
      return [...ids];
    },
    countAmong: async (ids: readonly string[], wanted: SubscriberFilter) => {
      const filter = toFilter(await stored(wanted));
      let count = 0;
      for (const some of inChunks(ids)) count += await subscribers.count({ ...filter, _id: { $in: some } });
      return count;
    },
    countOfTag: (tagId: string) => subscribers.count({ everTagIds: tagId }),
    stream: async function* (wanted: SubscriberFilter) {
      const tags = await merged();
      const { filter, hint } = await questionOf(subscribers, inStoredTags(wanted, tags));
      const options = { sort: { subscribedAt: -1, _id: -1 }, hint } as const;
      for await (const document of subscribers.stream(filter, options)) yield toSubscriber(document, tags);
    },
    list: async (filter: SubscriberFilter, page: Page & Limited) => {
      const tags = await merged();
      const { items, nextCursor } = await pageOf(subscribers, inStoredTags(filter, tags), page);
      return { items: items.map((document) => toSubscriber(document, tags)), nextCursor };
    },
  };
};
