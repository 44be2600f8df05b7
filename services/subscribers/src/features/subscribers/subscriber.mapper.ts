import type { Subscriber, SubscriberDetail } from '@folkmoot/contracts';
import { type HistoryEntry, type StoredSubscriber, tagIdsOf } from '../../entities/subscriber';
import type { StoredTag } from '../../entities/tag';

/** A subscriber with the names of their tags, without withdrawn ones. */
export const toSubscriberResponse = (subscriber: StoredSubscriber, tags: readonly StoredTag[]): Subscriber => {
  const {
    subscriptions: _subscriptions,
    history: _history,
    pendingAttributes: _pending,
    addressChange: _change,
    signedUpBy: _signUps,
    attributes,
    subscribedAt,
    writtenEmail,
    pausedUntil,
    ...fields
  } = subscriber;
  const ids = new Set(tagIdsOf(subscriber));
  return {
    ...fields,
    ...(attributes ? { attributes } : {}),
    displayEmail: writtenEmail || fields.email,
    subscribedAt: subscribedAt.toISOString(),
    pausedUntil: pausedUntil?.toISOString() ?? null,
    tags: tags.filter(({ id }) => ids.has(id)).map(({ id, name, color }) => ({ id, name, color })),
  };
};

/** The details of a subscriber, with their history, latest first. Deleted tags are left out. */
export const toSubscriberDetail = (
  subscriber: StoredSubscriber,
  tags: readonly StoredTag[],
  history: readonly HistoryEntry[] = subscriber.history.toReversed(),
): SubscriberDetail => ({
  ...toSubscriberResponse(subscriber, tags),
  subscriptions: subscriber.subscriptions.flatMap(({ tagId, status, consent, withdrawnAt }) => {
    const tag = tags.find(({ id }) => id === tagId);
    if (!tag) return [];
    const evidence = { ...consent, givenAt: consent.givenAt.toISOString() };
    return [
      {
        tagId,
        name: tag.name,
        color: tag.color,
        status,
        consent: evidence,
        withdrawnAt: withdrawnAt?.toISOString() ?? null,
      },
    ];
  }),
  history: history.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
});
