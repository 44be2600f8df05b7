import { DomainError } from '@folkmoot/contracts';
import {
  type Changes,
  type Filter,
  isDuplicateKey,
  newIdsTogether,
  type PreparedDocuments,
} from '@folkmoot/service-kit';
import { type NewSubscriber, quickSearchKeysOf, type StoredSubscriber } from './subscriber.domain';
import type { Mailed } from './subscriber.repository';
import {
  derived,
  derivedFromSubscriptions,
  NOT_ERASED,
  type Resolve,
  type Subscribers,
  toDocument,
  toSubscriber,
} from './subscriber-document.mongo';
import type { SubscriberDocument } from './subscriber-model.mongo';

const addressClash = (error: unknown): never => {
  throw isDuplicateKey(error) ? new DomainError('subscriber_exists', { cause: error }) : error;
};

/** The notes of the sender go with an erased person. */
const notedOf = ({ status }: Pick<NewSubscriber, 'status'>): Changes<SubscriberDocument> =>
  status === 'erased' ? { lastMailedAt: undefined, invitedTo: undefined } : {};

/** Saves only the subscriptions of many. */
export const saveSubscriptions = (subscribers: Subscribers, changed: readonly StoredSubscriber[]): Promise<void> =>
  subscribers.compareAndSetAll(
    changed.map(({ id, revision, subscriptions }) => ({
      id,
      revision,
      fields: { subscriptions, ...derivedFromSubscriptions({ subscriptions }) },
    })),
  );

/** New documents that lie together in the indexes, made when they are asked for. */
function* quickDocuments(added: readonly NewSubscriber[]) {
  const nextId = newIdsTogether();
  for (const subscriber of added) yield { _id: nextId(), ...toDocument(subscriber, quickSearchKeysOf) };
}

/** The first half of adding many people, which needs no transaction. */
export const prepareAll = (subscribers: Subscribers, added: readonly NewSubscriber[]): Promise<PreparedDocuments> =>
  subscribers.prepareMany(quickDocuments(added));

/** Adds and changes people. */
export const writesOf = (subscribers: Subscribers, merged: Resolve) => ({
  add: async (subscriber: NewSubscriber) => {
    if (await subscribers.findOne({ email: subscriber.email })) throw new DomainError('subscriber_exists');
    return toSubscriber(await subscribers.insert(toDocument(subscriber)).catch(addressClash), await merged());
  },
  addPrepared: async (people: PreparedDocuments) => {
    await subscribers.insertPrepared(people).catch(addressClash);
  },
  addAll: async (added: readonly NewSubscriber[]) => {
    await subscribers.insertPrepared(await prepareAll(subscribers, added)).catch(addressClash);
  },
  save: async ({ id, councilId: _, revision, isUncounted: _mark, ...fields }: StoredSubscriber) => {
    const changes: Changes<SubscriberDocument> = {
      ...fields,
      ...derived(fields),
      ...notedOf(fields),
      searchText: undefined,
    };
    return toSubscriber(await subscribers.compareAndSet(id, revision, changes).catch(addressClash), await merged());
  },
  saveAll: (changed: readonly StoredSubscriber[]) =>
    subscribers
      .compareAndSetAll(
        changed.map(({ id, councilId: _, revision, isUncounted: _mark, ...fields }) => ({
          id,
          revision,
          fields: { ...fields, ...derived(fields), ...notedOf(fields) },
        })),
      )
      .catch(addressClash),
  saveSubscriptions: (changed: readonly StoredSubscriber[]) => saveSubscriptions(subscribers, changed),
  noteMailed: async (ids: readonly string[], { at, campaignId, onlyFirst = false }: Mailed) => {
    if (ids.length === 0) return;
    const invited = campaignId === null ? {} : { $addToSet: { invitedTo: campaignId } };
    const meant: Filter<SubscriberDocument> = {
      _id: { $in: ids },
      ...NOT_ERASED,
      ...(onlyFirst ? { invitedTo: { $nin: [campaignId] } } : {}),
    };
    await subscribers.updateMany(meant, { $max: { lastMailedAt: at }, ...invited });
  },
});
