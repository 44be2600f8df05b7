import { DomainError } from '@folkmoot/contracts';
import {
  type Changes,
  collectionAcrossCouncils,
  councilCollection,
  type Filter,
  isDuplicateKey,
  isTooSlow,
  newIdsTogether,
  type Scope,
} from '@folkmoot/service-kit';
import { type MergedTags, resolveMerged, withMerged } from '../tags/merged-tags.domain';
import { readMergedTags } from '../tags/tag.mongo';
import { inChunks } from './chunks';
import { type NewSubscriber, type StoredSubscriber, searchedText, searchKeysOf, tagIdsOf } from './subscriber.domain';
import type { Page, SearchKeysRepository, SubscriberRepository } from './subscriber.repository';
import type { SubscriberFilter } from './subscriber-filter.domain';
import { listedStatuses, type SubscriberDocument, searchIndex, subscriberModel } from './subscriber-model.mongo';

const toSubscriber = ({ _id, ...document }: SubscriberDocument, merged: MergedTags): StoredSubscriber => {
  const { tagIds: _tags, everTagIds: _all, searchKeys: _keys, searchText: _text, ...fields } = document;
  return { id: _id, ...fields, subscriptions: resolveMerged(fields.subscriptions, merged) };
};

const derived = (subscriber: NewSubscriber) => ({
  tagIds: tagIdsOf(subscriber),
  everTagIds: subscriber.subscriptions.map(({ tagId }) => tagId),
  searchKeys: searchKeysOf(subscriber),
});

/** An expression that an index can look up: it begins at the beginning and everything in it is literal. */
const beginningWith = (text: string): { $regex: string } => ({
  $regex: `^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`,
});

const between = ({ since, before }: SubscriberFilter) => ({
  ...(since ? { $gte: since } : {}),
  ...(before ? { $lt: before } : {}),
});

/** The filter in terms of what is stored: people may still have a tag that was merged into one that is asked for. */
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

/** So many people are looked up and sorted well within the time a list may take. */
const FEW = 5_000;
/** Of more, the next page mostly stands close in the order of the list. Walking along it is given up after so long. */
const WALK_MS = 40;

const textsOf = ({ q, within }: SubscriberFilter): string[] =>
  [searchedText(q), searchedText(within?.q)].filter((text) => text !== '');

/** Whether one of the texts that are searched for finds few people of the status, whatever else they must meet. */
const findsFew = async (
  subscribers: Subscribers,
  { status, within, ...others }: SubscriberFilter,
): Promise<boolean> => {
  const asked = status ?? within?.status ?? { $in: listedStatuses };
  for (const text of textsOf({ within, ...others })) {
    const filter: Filter<SubscriberDocument> = { status: asked, searchKeys: beginningWith(text) };
    if ((await subscribers.count(filter, { atMost: FEW + 1, hint: searchIndex })) <= FEW) return true;
  }
  return false;
};

/** The same filter in words that the index of searches can tell by itself. */
const toSearch = (filter: SubscriberFilter): Filter<SubscriberDocument> => {
  const asked = toFilter(filter);
  return filter.status || filter.within?.status ? asked : { ...asked, status: { $in: listedStatuses } };
};

/** Whether the keys of that index tell all that is asked. */
const isTold = ({ tagIds = [], source, within }: SubscriberFilter): boolean =>
  tagIds.length === 0 && source === undefined && within === undefined;

/** What to look through: with the index of searches where that is the better way, else what the database finds best. */
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
    // Those who are found stand far down the list: together they are looked up faster.
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
      const found = toSubscriber(await subscribers.get(id), await merged());
      if (found.status === 'erased') throw new DomainError('not_found');
      return found;
    },
    findByEmail: async (email: string) => {
      const found = await subscribers.findOne({ email });
      return found && toSubscriber(found, await merged());
    },
    findByEmails: async (emails: readonly string[]) => {
      const found: SubscriberDocument[] = [];
      for (const some of inChunks(emails)) found.push(...(await subscribers.find({ email: { $in: some } })));
      return all(found);
    },
    findByIds: async (ids: readonly string[]) =>
      all(await subscribers.find({ _id: { $in: ids }, status: { $ne: 'erased' } })),
    listOfTag: async (tagId: string, limit: number) => all(await subscribers.find({ everTagIds: tagId }, { limit })),
  };
};

const searchesOf = (subscribers: Subscribers, merged: Resolve) => {
  const stored = async (filter: SubscriberFilter): Promise<SubscriberFilter> => inStoredTags(filter, await merged());
  return {
    count: async (given: SubscriberFilter, atMost?: number) => {
      const filter = await stored(given);
      const { filter: asked, hint } = await questionOf(subscribers, filter, isTold(filter));
      return subscribers.count(asked, { atMost, hint });
    },
    countAmong: async (ids: readonly string[], given: SubscriberFilter) => {
      const filter = toFilter(await stored(given));
      let count = 0;
      for (const some of inChunks(ids)) count += await subscribers.count({ ...filter, _id: { $in: some } });
      return count;
    },
    countOfTag: (tagId: string) => subscribers.count({ everTagIds: tagId }),
    stream: async function* (given: SubscriberFilter) {
      const tags = await merged();
      const { filter, hint } = await questionOf(subscribers, inStoredTags(given, tags));
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

export const createSubscriberRepository = (scope: Scope): SubscriberRepository => {
  const subscribers = councilCollection(subscriberModel, scope);
  let known: Promise<MergedTags> | null = null;
  const merged: Resolve = () => {
    known ??= readMergedTags(scope);
    return known;
  };
  return {
    ...readsOf(subscribers, merged),
    ...searchesOf(subscribers, merged),
    add: async (subscriber) => {
      if (await subscribers.findOne({ email: subscriber.email })) throw new DomainError('subscriber_exists');
      const document = { ...subscriber, ...derived(subscriber) };
      return toSubscriber(await subscribers.insert(document).catch(addressClash), await merged());
    },
    addAll: (given) => {
      const nextId = newIdsTogether();
      const documents = given.map((subscriber) => ({ _id: nextId(), ...subscriber, ...derived(subscriber) }));
      return subscribers.insertMany(documents, { lean: true }).catch(addressClash);
    },
    save: async ({ id, councilId: _, revision, ...fields }) => {
      const changes: Changes<SubscriberDocument> = { ...fields, ...derived(fields), searchText: undefined };
      return toSubscriber(await subscribers.compareAndSet(id, revision, changes).catch(addressClash), await merged());
    },
    saveAll: (given) =>
      subscribers
        .compareAndSetAll(
          given.map(({ id, councilId: _, revision, ...fields }) => ({
            id,
            revision,
            fields: { ...fields, ...derived(fields) },
          })),
        )
        .catch(addressClash),
  };
};

export const createSearchKeysRepositoryAcrossCouncils = (scope: Scope): SearchKeysRepository => {
  const subscribers = collectionAcrossCouncils(subscriberModel, scope);
  return {
    fillAcrossCouncils: async (after, limit) => {
      const old = { _id: { $gt: after }, searchKeys: { $exists: false } };
      const found = await subscribers.find(old, { sort: { _id: 1 }, limit });
      await subscribers.updateEach(
        found.map((document) => ({
          // Who changes meanwhile has keys of their own by that.
          filter: { _id: document._id, revision: document.revision, searchKeys: { $exists: false } },
          update: { $set: { searchKeys: searchKeysOf(document) }, $unset: { searchText: '' } },
        })),
      );
      return found.at(-1)?._id ?? null;
    },
  };
};
