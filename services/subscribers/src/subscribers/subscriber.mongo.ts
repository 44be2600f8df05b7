import { DomainError, subscriberStatuses } from '@folkmoot/contracts';
import {
  type Changes,
  type CouncilDocument,
  collectionAcrossCouncils,
  councilCollection,
  defineModel,
  type Filter,
  isDuplicateKey,
  isTooSlow,
  newIdsTogether,
  type Scope,
} from '@folkmoot/service-kit';
import { inChunks } from './chunks';
import { type NewSubscriber, type StoredSubscriber, searchedText, searchKeysOf, tagIdsOf } from './subscriber.domain';
import type { Page, SearchKeysRepository, SubscriberRepository } from './subscriber.repository';
import type { SubscriberFilter } from './subscriber-filter.domain';

interface SubscriberDocument extends CouncilDocument, Omit<StoredSubscriber, 'id'> {
  councilId: string;
  revision: number;
  /** Of the subscriptions that are not withdrawn, for the filter by tag. */
  tagIds: string[];
  /** Of all subscriptions, for deleting and merging tags. */
  everTagIds: string[];
  searchKeys: string[];
  /** Only of those who were written before there were search keys; goes with their next change. */
  searchText?: string;
}

const consent = {
  source: String,
  text: { type: String, default: '' },
  textVersion: { type: String, default: '' },
  givenAt: Date,
  recordedBy: { type: String, default: null },
};
const subscription = { _id: false, tagId: String, status: String, consent };
const happening = { _id: false, at: Date, what: String, detail: String, by: { type: String, default: null } };

/** Whom a search finds, in which status and since when, is in the keys: many can be counted and put in order by them. */
const searchIndex = { councilId: 1, status: 1, searchKeys: 1, subscribedAt: -1 } as const;
const listed = subscriberStatuses.filter((status) => status !== 'erased');

export const subscriberModel = defineModel<SubscriberDocument>('subscribers', {
  fields: {
    councilId: { type: String, required: true },
    revision: { type: Number, required: true },
    email: { type: String, required: true },
    writtenEmail: { type: String, default: '' },
    uniqueId: { type: String, required: true },
    source: { type: String, required: true },
    status: { type: String, required: true },
    subscribedAt: { type: Date, required: true },
    subscriptions: [subscription],
    history: [happening],
    tagIds: [String],
    everTagIds: [String],
    searchKeys: [String],
    searchText: String,
  },
  indexes: [
    { keys: { councilId: 1, email: 1 }, serves: 'one subscriber per address and council', unique: true },
    { keys: { councilId: 1, uniqueId: 1 }, serves: 'a unique id that is unique', unique: true },
    { keys: { councilId: 1, subscribedAt: -1, _id: -1 }, serves: 'list: newest first' },
    { keys: { councilId: 1, tagIds: 1, subscribedAt: -1, _id: -1 }, serves: 'list: of one tag' },
    { keys: { councilId: 1, status: 1, subscribedAt: -1, _id: -1 }, serves: 'list: of one status' },
    { keys: { councilId: 1, source: 1, subscribedAt: -1, _id: -1 }, serves: 'list: of one source' },
    { keys: { councilId: 1, everTagIds: 1 }, serves: 'listOfTag: taking a tag off everybody' },
    { keys: searchIndex, serves: 'list and count: searched' },
  ],
  retired: [{ councilId: 1, searchKeys: 1 }],
});

const toSubscriber = ({ _id, ...document }: SubscriberDocument): StoredSubscriber => {
  const { tagIds: _tags, everTagIds: _all, searchKeys: _keys, searchText: _text, ...fields } = document;
  return { id: _id, ...fields };
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
  const asked = status ?? within?.status ?? { $in: listed };
  for (const text of textsOf({ within, ...others })) {
    const filter: Filter<SubscriberDocument> = { status: asked, searchKeys: beginningWith(text) };
    if ((await subscribers.count(filter, { atMost: FEW + 1, hint: searchIndex })) <= FEW) return true;
  }
  return false;
};

/** The same filter in words that the index of searches can tell by itself. */
const toSearch = (filter: SubscriberFilter): Filter<SubscriberDocument> => {
  const asked = toFilter(filter);
  return filter.status || filter.within?.status ? asked : { ...asked, status: { $in: listed } };
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

const readsOf = (subscribers: Subscribers) => ({
  get: async (id: string) => {
    const found = toSubscriber(await subscribers.get(id));
    if (found.status === 'erased') throw new DomainError('not_found');
    return found;
  },
  findByEmail: async (email: string) => {
    const found = await subscribers.findOne({ email });
    return found && toSubscriber(found);
  },
  findByEmails: async (emails: readonly string[]) => {
    const found: SubscriberDocument[] = [];
    for (const some of inChunks(emails)) found.push(...(await subscribers.find({ email: { $in: some } })));
    return found.map(toSubscriber);
  },
  findByIds: async (ids: readonly string[]) =>
    (await subscribers.find({ _id: { $in: ids }, status: { $ne: 'erased' } })).map(toSubscriber),
  count: async (filter: SubscriberFilter, atMost?: number) => {
    const { filter: asked, hint } = await questionOf(subscribers, filter, isTold(filter));
    return subscribers.count(asked, { atMost, hint });
  },
  stream: async function* (filter: SubscriberFilter) {
    const { filter: asked, hint } = await questionOf(subscribers, filter);
    const options = { sort: { subscribedAt: -1, _id: -1 }, hint } as const;
    for await (const document of subscribers.stream(asked, options)) yield toSubscriber(document);
  },
  listOfTag: async (tagId: string, limit: number) =>
    (await subscribers.find({ everTagIds: tagId }, { limit })).map(toSubscriber),
});

export const createSubscriberRepository = (scope: Scope): SubscriberRepository => {
  const subscribers = councilCollection(subscriberModel, scope);
  return {
    ...readsOf(subscribers),
    add: async (subscriber) => {
      if (await subscribers.findOne({ email: subscriber.email })) throw new DomainError('subscriber_exists');
      return toSubscriber(await subscribers.insert({ ...subscriber, ...derived(subscriber) }).catch(addressClash));
    },
    addAll: (given) => {
      const nextId = newIdsTogether();
      const documents = given.map((subscriber) => ({ _id: nextId(), ...subscriber, ...derived(subscriber) }));
      return subscribers.insertMany(documents, { lean: true }).catch(addressClash);
    },
    save: async ({ id, councilId: _, revision, ...fields }) => {
      const changes: Changes<SubscriberDocument> = { ...fields, ...derived(fields), searchText: undefined };
      return toSubscriber(await subscribers.compareAndSet(id, revision, changes).catch(addressClash));
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
    list: async (filter, page) => {
      const { items, nextCursor } = await pageOf(subscribers, filter, page);
      return { items: items.map(toSubscriber), nextCursor };
    },
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
