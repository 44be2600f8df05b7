import type { Subscriber, SubscriberDetail } from '@folkmoot/contracts';
import { type StoredSubscriber, tagIdsOf } from '../../entities/subscriber';
import type { StoredTag } from '../../entities/tag';

/** A subscriber with the names of their tags, without withdrawn ones. */
export const toSubscriberResponse = (subscriber: StoredSubscriber, tags: readonly StoredTag[]): Subscriber => {
  const { subscriptions: _subscriptions, history: _history, subscribedAt, writtenEmail, ...fields } = subscriber;
  const ids = new Set(tagIdsOf(subscriber));
  return {
    ...fields,
    displayEmail: writtenEmail || fields.email,
    subscribedAt: subscribedAt.toISOString(),
    tags: tags.filter(({ id }) => ids.has(id)).map(({ id, name, color }) => ({ id, name, color })),
  };
};

/** The details of a subscriber. Deleted tags are left out. */
export const toSubscriberDetail = (subscriber: StoredSubscriber, tags: readonly StoredTag[]): SubscriberDetail => ({
  ...toSubscriberResponse(subscriber, tags),
  subscriptions: subscriber.subscriptions.flatMap(({ tagId, status, consent }) => {
    const tag = tags.find(({ id }) => id === tagId);
    if (!tag) return [];
    const evidence = { ...consent, givenAt: consent.givenAt.toISOString() };
    return [{ tagId, name: tag.name, color: tag.color, status, consent: evidence }];
  }),
  history: subscriber.history.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })).toReversed(),
});
