import type { Subscriber } from '@folkmoot/contracts';
import type { StoredTag } from '../../tags/tag.domain';
import type { StoredSubscriber } from './subscriber.domain';

/** A subscriber with the names of their tags; what they withdrew from is not among them. */
export const toSubscriberResponse = (
  { subscriptions, subscribedAt, ...fields }: StoredSubscriber,
  tags: readonly StoredTag[],
): Subscriber => {
  const ids = new Set(subscriptions.filter(({ status }) => status !== 'withdrawn').map(({ tagId }) => tagId));
  return {
    ...fields,
    subscribedAt: subscribedAt.toISOString(),
    tags: tags.filter(({ id }) => ids.has(id)).map(({ id, name, color }) => ({ id, name, color })),
  };
};
