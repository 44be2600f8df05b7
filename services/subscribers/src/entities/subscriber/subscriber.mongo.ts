import { DomainError } from '@folkmoot/contracts';
import {
  type Changes,
  collectionAcrossCouncils,
  councilCollection,
  defineEntity,
  type Filter,
  isDuplicateKey,
  isTooSlow,
  newIdsTogether,
  type Scope,
} from '@folkmoot/service-kit';
import { currentTagOf, type MergedTags, resolveMerged, withMerged } from '../tag/merged-tags.domain';
import { readMergedTags } from '../tag/tag.mongo';
import { inChunks } from './chunks';
import { type NewSubscriber, type StoredSubscriber, searchedText, searchKeysOf, tagIdsOf } from './subscriber.domain';
import type { Page, SearchKeysRepository, SubscriberRepository } from './subscriber.repository';
import type { SubscriberFilter } from './subscriber-filter.domain';
import { listedStatuses, type SubscriberDocument, searchIndex, subscriberModel } from './subscriber-model.mongo';

const toSubscriber = ({ _id, ...document }: SubscriberDocument, merged: MergedTags): StoredSubscriber => {
  const { tagIds: _tags, everTagIds: _all, searchKeys: _keys, searchText: _text, ...fields } = document;
  return { id: _id, ...fields, subscriptions: resolveMerged(fields.subscriptions, merged) };
};

const derivedFromSubscriptions = (subscriber: Pick<NewSubscriber, 'subscriptions'>) => ({
  tagIds: tagIdsOf(subscriber),
  everTagIds: subscriber.subscriptions.map(({ tagId }) => tagId),
});

const derived = (subscriber: NewSubscriber) => ({
  ...derivedFromSubscriptions(subscriber),
  searchKeys: searchKeysOf(subscriber),
});

/** Anchored and escaped, so that an index can serve the expression. */
const beginningWith = (text: string): { $regex: string } => ({
  $regex: `^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`,
});

const between = ({ since, before }: SubscriberFilter) => ({
  ...(since ? { $gte: since } : {}),
  ...(before ? { $lt: before } : {}),
});

/** Adds merged tags to the filter: stored people may still have a tag that was merged into a requested one. */
const inStoredTags = (filter: SubscriberFilter, merged: MergedTags): SubscriberFilter => {
  if (merged.size === 0) return filter;
  const { tagIds, within } = filter;
  return {
    ...filter,
    ...(tagIds ? { tagIds: withMerged(merged, tagIds) } : {}),
    ...(within ? { within: inStoredTags(within, merged) } : {}),
  };
};

const conditionsOf = (filter: SubscriberFilter): Filter<SubscriberDocument> => {
  const { q, tagIds = [], status, source, since, before } = filter;
  return {
    ...(status === undefined ? {} : { status }),
    ...(source === undefined ? {} : { source }),
    ...(tagIds.length > 0 ? { tagIds: tagIds.length === 1 ? tagIds[0] : { $in: tagIds } } : {}),
    ...(since || before ? { subscribedAt: between(filter) } : {}),
    ...(searchedText(q) ? { searchKeys: beginningWith(searchedText(q)) } : {}),
  };
};

const toFilter = (filter: SubscriberFilter): Filter<SubscriberDocument> => {
  const own = conditionsOf(filter);
  const saved = filter.within ? conditionsOf(filter.within) : {};
  const isStatusAsked = 'status' in own || 'status' in saved;
  return {
    ...(isStatusAsked ? {} : { status: { $ne: 'erased' } }),
    ...own,
    ...(Object.keys(saved).length > 0 ? { $and: [saved] } : {}),
  };
};

const addressClash = (error: unknown): never => {
  throw isDuplicateKey(error) ? new DomainError('subscriber_exists', { cause: error }) : error;
};

type Subscribers = ReturnType<typeof councilCollection<SubscriberDocument>>;

/** Up to this number of matches, look up and sort is faster than the time limit of a list. */
const FEW = 5_000;
/**
 * With more matches, the next page is usually near the start of the list index, so scan that index first, up to this
 * time.
 */
const WALK_MS = 40;

const textsOf = ({ q, within }: SubscriberFilter): string[] =>
  [searchedText(q), searchedText(within?.q)].filter((text) => text !== '');

/** Whether one of the search texts alone matches few people of the status. */
const findsFew = async (
  subscribers: Subscribers,
  { status, within, ...others }: SubscriberFilter,
): Promise<boolean> => {
  const statuses = status ?? within?.status ?? { $in: listedStatuses };
  for (const text of textsOf({ within, ...others })) {
    const filter: Filter<SubscriberDocument> = { status: statuses, searchKeys: beginningWith(text) };
    if ((await subscribers.count(filter, { atMost: FEW + 1, hint: searchIndex })) <= FEW) return true;
  }
  return false;
};

/** The same filter in a form that the search index covers. */
const toSearch = (filter: SubscriberFilter): Filter<SubscriberDocument> => {
  const search = toFilter(filter);
  return filter.status || filter.within?.status ? search : { ...search, status: { $in: listedStatuses } };
};

/** Whether the keys of the search index cover the whole filter. */
const isCoveredByIndex = ({ tagIds = [], source, within }: SubscriberFilter): boolean =>
  tagIds.length === 0 && source === undefined && within === undefined;

/** The query for a filter, with the search index as hint when that index is faster. */
const questionOf = async (subscribers: Subscribers, filter: SubscriberFilter, isQuick = false) => {
  const isSearched = textsOf(filter).length > 0 && (isQuick || (await findsFew(subscribers, filter)));
  return isSearched ? { filter: toSearch(filter), hint: searchIndex } : { filter: toFilter(filter) };
};

const sort = { by: 'subscribedAt', direction: -1 } as const;
const pageOf = async (subscribers: Subscribers, filter: SubscriberFilter, page: Page) => {
  const question = await questionOf(subscribers, filter);
  if (question.hint || textsOf(filter).length === 0) return subscribers.list({ ...question, sort, ...page });
  try {
    return await subscribers.list({ ...question, sort, mostMs: WALK_MS, ...page });
  } catch (error) {
    if (!isTooSlow(error)) throw error;
    // The matches are far down the list index: the search index is faster.
    return subscribers.list({ filter: toSearch(filter), hint: searchIndex, sort, ...page });
  }
};

type Resolve = () => Promise<MergedTags>;

const readsOf = (subscribers: Subscribers, merged: Resolve) => {
  const all = async (documents: readonly SubscriberDocument[]): Promise<StoredSubscriber[]> => {
    const tags = await merged();
    return documents.map((document) => toSubscriber(document, tags));
  };
  return {
    get: async (id: string) => {
      const subscriber = toSubscriber(await subscribers.get(id), await merged());
      if (subscriber.status === 'erased') throw new DomainError('not_found');
      return subscriber;
    },
    findByEmail: async (email: string) => {
      const document = await subscribers.findOne({ email });
      return document && toSubscriber(document, await merged());
    },
    findByEmails: async (emails: readonly string[]) => {
      const documents: SubscriberDocument[] = [];
      for (const some of inChunks(emails)) documents.push(...(await subscribers.find({ email: { $in: some } })));
      return all(documents);
    },
    findByIds: async (ids: readonly string[]) =>
      all(await subscribers.find({ _id: { $in: ids }, status: { $ne: 'erased' } })),
    listOfTag: async (tagId: string, limit: number) => all(await subscribers.find({ everTagIds: tagId }, { limit })),
  };
};

const searchesOf = (subscribers: Subscribers, merged: Resolve) => {
  const stored = async (filter: SubscriberFilter): Promise<SubscriberFilter> => inStoredTags(filter, await merged());
  return {
    count: async (wanted: SubscriberFilter, atMost?: number) => {
      const filter = await stored(wanted);
      const { filter: query, hint } = await questionOf(subscribers, filter, isCoveredByIndex(filter));
      return subscribers.count(query, { atMost, hint });
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
    list: async (filter: SubscriberFilter, page: Page) => {
      const tags = await merged();
      const { items, nextCursor } = await pageOf(subscribers, inStoredTags(filter, tags), page);
      return { items: items.map((document) => toSubscriber(document, tags)), nextCursor };
    },
  };
};

/**
 * Replaces a tag in the database, without reading the documents: the common case of a merge, and several times faster.
 * Leaves out people who have one of the `others`.
 */
const replaceOnlyTag = (
  subscribers: Subscribers,
  ids: readonly string[],
  { tagId, into, others }: { tagId: string; into: string; others: readonly string[] },
): Promise<number> =>
  subscribers.updateMany(
    { _id: { $in: ids }, everTagIds: { $nin: others } },
    {
      $set: { 'subscriptions.$[subscription].tagId': into, 'tagIds.$[tag]': into, 'everTagIds.$[tag]': into },
      $inc: { revision: 1 },
    },
    { arrayFilters: [{ 'subscription.tagId': tagId }, { tag: tagId }] },
  );

export const createSubscriberRepository = (scope: Scope): SubscriberRepository => {
  const subscribers = councilCollection(subscriberModel, scope);
  let known: Promise<MergedTags> | null = null;
  const merged: Resolve = () => {
    known ??= readMergedTags(scope);
    return known;
  };
  const saveSubscriptions = (changed: readonly StoredSubscriber[]) =>
    subscribers.compareAndSetAll(
      changed.map(({ id, revision, subscriptions }) => ({
        id,
        revision,
        fields: { subscriptions, ...derivedFromSubscriptions({ subscriptions }) },
      })),
    );
  return {
    ...readsOf(subscribers, merged),
    ...searchesOf(subscribers, merged),
    add: async (subscriber) => {
      if (await subscribers.findOne({ email: subscriber.email })) throw new DomainError('subscriber_exists');
      const document = { ...subscriber, ...derived(subscriber) };
      return toSubscriber(await subscribers.insert(document).catch(addressClash), await merged());
    },
    addAll: (added) => {
      const nextId = newIdsTogether();
      const documents = added.map((subscriber) => ({ _id: nextId(), ...subscriber, ...derived(subscriber) }));
      return subscribers.insertMany(documents, { lean: true }).catch(addressClash);
    },
    save: async ({ id, councilId: _, revision, ...fields }) => {
      const changes: Changes<SubscriberDocument> = { ...fields, ...derived(fields), searchText: undefined };
      return toSubscriber(await subscribers.compareAndSet(id, revision, changes).catch(addressClash), await merged());
    },
    saveAll: (changed) =>
      subscribers
        .compareAndSetAll(
          changed.map(({ id, councilId: _, revision, ...fields }) => ({
            id,
            revision,
            fields: { ...fields, ...derived(fields) },
          })),
        )
        .catch(addressClash),
    saveSubscriptions,
    replaceTag: async (tagId, mergedInto, limit) => {
      const tags: MergedTags = new Map([...(await merged()), [tagId, mergedInto]]);
      const into = currentTagOf(tags, tagId);
      const idsOfTag: string[] = [];
      for await (const batch of subscribers.batches({ everTagIds: tagId }, { limit, fields: ['_id'] }))
        for (const { _id } of batch) idsOfTag.push(_id);
      const others = withMerged(tags, [into]).filter((id) => id !== tagId);
      for (const ids of inChunks(idsOfTag)) {
        const moved = await replaceOnlyTag(subscribers, ids, { tagId, into, others });
        if (moved === ids.length) continue;
        // People who also have the other tag keep one of the two consents. Reading them merges the subscriptions.
        const rest = await subscribers.find({ _id: { $in: ids }, everTagIds: tagId });
        await saveSubscriptions(rest.map((document) => toSubscriber(document, tags)));
      }
      return idsOfTag.length;
    },
  };
};

export const createSearchKeysRepositoryAcrossCouncils = (scope: Scope): SearchKeysRepository => {
  const subscribers = collectionAcrossCouncils(subscriberModel, scope);
  return {
    fillAcrossCouncils: async (after, limit) => {
      const old = { _id: { $gt: after }, searchKeys: { $exists: false } };
      const documents = await subscribers.find(old, { sort: { _id: 1 }, limit });
      const last = documents.at(-1);
      if (!last) return null;
      const changed = await subscribers.updateEach(
        documents.map((document) => ({
          // A subscriber who was saved in the meantime has keys already.
          filter: { _id: document._id, revision: document.revision, searchKeys: { $exists: false } },
          update: { $set: { searchKeys: searchKeysOf(document) }, $unset: { searchText: '' } },
        })),
      );
      return { last: last._id, changed };
    },
  };
};

export const subscriberEntity = defineEntity({
  models: [subscriberModel],
  repositories: (scope) => ({ subscribers: createSubscriberRepository(scope) }),
  exported: {
    // Values that are computed for searches and merges of tags.
    without: { subscribers: ['searchKeys', 'searchText', 'everTagIds'] },
  },
});
