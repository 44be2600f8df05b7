import { type Filter, isTooSlow } from '@folkmoot/service-kit';
import { inChunks } from './chunks';
import { allOf } from './rule-query.mongo';
import type { AnsweredPage, Limited, Sizes } from './subscriber.repository';
import { NOT_ERASED, type Resolve, type Subscribers, toSubscriber } from './subscriber-document.mongo';
import type { SubscriberFilter } from './subscriber-filter.domain';
import { type SubscriberDocument, uniqueIdIndex } from './subscriber-model.mongo';
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

/** Neighbours by their unique ids, which are random: their order mixes people of all imports. */
const samplePlace = async (subscribers: Subscribers, matching: Filter<SubscriberDocument>) => {
  const from = newUniqueId();
  const behind = { uniqueId: { $gte: from }, ...NOT_ERASED };
  const [last] = await subscribers.find(behind, { sort: { uniqueId: 1 }, skip: SAMPLE_OF_A_PLACE - 1, limit: 1 });
  const place = { uniqueId: last ? { $gte: from, $lte: last.uniqueId } : { $gte: from } };
  const looked = last ? SAMPLE_OF_A_PLACE : await subscribers.count({ ...place, ...NOT_ERASED });
  return { looked, matches: await subscribers.count(allOf([place, matching]), { hint: uniqueIdIndex }) };
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
    sample: async (wanted: SubscriberFilter, places = SAMPLE_PLACES) => {
      const matching = toFilter(await stored(wanted));
      const sample = { looked: 0, matches: 0 };
      for (let place = 0; place < places; place++) {
        const { looked, matches } = await samplePlace(subscribers, matching);
        sample.looked += looked;
        sample.matches += matches;
      }
      return sample;
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
    list: async (filter: SubscriberFilter, page: AnsweredPage) => {
      const tags = await merged();
      const { items, nextCursor } = await pageOf(subscribers, inStoredTags(filter, tags), page);
      return { items: items.map((document) => toSubscriber(document, tags)), nextCursor };
    },
  };
};
