import { DomainError } from '@folkmoot/contracts';
import {
  type Changes,
  type CouncilDocument,
  councilCollection,
  defineModel,
  type Filter,
  isDuplicateKey,
  type Scope,
} from '@folkmoot/service-kit';
import { inChunks } from './chunks';
import { type NewSubscriber, type StoredSubscriber, searchedText, searchKeysOf, tagIdsOf } from './subscriber.domain';
import type { SubscriberFilter, SubscriberRepository } from './subscriber.repository';

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

const searchIndex = { councilId: 1, searchKeys: 1 } as const;

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

/**
 * So many people are looked up and sorted within the time a list may take. Of more, the next page stands close enough
 * in the order of the list to walk along that.
 */
const FEW = 5_000;

/** Asks for the index of searches when a text finds few people, whatever else they must meet. */
const hintFor = async (subscribers: Subscribers, { q, within }: SubscriberFilter) => {
  for (const text of [searchedText(q), searchedText(within?.q)]) {
    if (!text) continue;
    const found = await subscribers.count({ searchKeys: beginningWith(text) }, { atMost: FEW + 1, hint: searchIndex });
    if (found <= FEW) return searchIndex;
  }
  return undefined;
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
  count: async (filter: SubscriberFilter, atMost?: number) =>
    subscribers.count(toFilter(filter), { atMost, hint: await hintFor(subscribers, filter) }),
  stream: async function* (filter: SubscriberFilter) {
    const sort = { subscribedAt: -1, _id: -1 } as const;
    const options = { sort, hint: await hintFor(subscribers, filter) };
    for await (const document of subscribers.stream(toFilter(filter), options)) yield toSubscriber(document);
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
    addAll: (given) =>
      subscribers
        .insertMany(
          given.map((subscriber) => ({ ...subscriber, ...derived(subscriber) })),
          { lean: true },
        )
        .catch(addressClash),
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
      const sort = { by: 'subscribedAt', direction: -1 } as const;
      const hint = await hintFor(subscribers, filter);
      const { items, nextCursor } = await subscribers.list({ filter: toFilter(filter), sort, hint, ...page });
      return { items: items.map(toSubscriber), nextCursor };
    },
  };
};
