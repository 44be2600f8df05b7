import { DomainError } from '@folkmoot/contracts';
import {
  type CouncilDocument,
  councilCollection,
  defineModel,
  type Filter,
  isDuplicateKey,
  type Scope,
} from '@folkmoot/service-kit';
import { folded, type StoredSubscriber, searchText } from './subscriber.domain';
import type { SubscriberFilter, SubscriberRepository } from './subscriber.repository';

interface SubscriberDocument extends CouncilDocument, Omit<StoredSubscriber, 'id'> {
  councilId: string;
  revision: number;
  /** Of the subscriptions that are not withdrawn, for the filter by tag. */
  tagIds: string[];
  searchText: string;
}

const consent = { source: String, givenAt: Date, recordedBy: { type: String, default: null } };
const subscription = { _id: false, tagId: String, status: String, consent };

export const subscriberModel = defineModel<SubscriberDocument>('subscribers', {
  fields: {
    councilId: { type: String, required: true },
    revision: { type: Number, required: true },
    email: { type: String, required: true },
    uniqueId: { type: String, required: true },
    source: { type: String, required: true },
    status: { type: String, required: true },
    subscribedAt: { type: Date, required: true },
    subscriptions: [subscription],
    tagIds: [String],
    searchText: String,
  },
  indexes: [
    { keys: { councilId: 1, email: 1 }, serves: 'one subscriber per address and council', unique: true },
    { keys: { councilId: 1, uniqueId: 1 }, serves: 'a unique id that is unique', unique: true },
    { keys: { councilId: 1, subscribedAt: -1, _id: -1 }, serves: 'list: newest first' },
    { keys: { councilId: 1, tagIds: 1, subscribedAt: -1, _id: -1 }, serves: 'list: of one tag' },
    { keys: { councilId: 1, status: 1, subscribedAt: -1, _id: -1 }, serves: 'list: of one status' },
  ],
});

const toSubscriber = ({ _id, tagIds: _tags, searchText: _text, ...fields }: SubscriberDocument): StoredSubscriber => ({
  id: _id,
  ...fields,
});

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const toFilter = ({ q, tagId, status }: SubscriberFilter): Filter<SubscriberDocument> => ({
  status: status ?? { $ne: 'erased' },
  ...(tagId === undefined ? {} : { tagIds: tagId }),
  ...(q?.trim() ? { searchText: { $regex: escaped(folded(q.trim())) } } : {}),
});

export const createSubscriberRepository = (scope: Scope): SubscriberRepository => {
  const subscribers = councilCollection(subscriberModel, scope);
  return {
    add: async (subscriber) => {
      if (await subscribers.findOne({ email: subscriber.email })) throw new DomainError('subscriber_exists');
      const tagIds = subscriber.subscriptions.filter(({ status }) => status !== 'withdrawn').map(({ tagId }) => tagId);
      const document = { ...subscriber, tagIds, searchText: searchText(subscriber) };
      const made = await subscribers.insert(document).catch((error: unknown) => {
        throw isDuplicateKey(error) ? new DomainError('subscriber_exists', { cause: error }) : error;
      });
      return toSubscriber(made);
    },
    list: async (filter, page) => {
      const sort = { by: 'subscribedAt', direction: -1 } as const;
      const { items, nextCursor } = await subscribers.list({ filter: toFilter(filter), sort, ...page });
      return { items: items.map(toSubscriber), nextCursor };
    },
  };
};
