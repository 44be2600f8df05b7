import { DomainError, type Preferences, toPublicCouncil } from '@folkmoot/contracts';
import type { CouncilRepository } from '../../councils/council.repository';
import type { SubscriberRef } from '../../links/subscriber-links';
import { type StoredSubscriber, tagIdsOf } from '../../subscribers/subscriber.domain';
import type { SubscriberRecords } from '../../subscribers/subscriber-changes';
import { inListOrder, publicTags, type StoredTag } from '../../tags/tag.domain';

export type PreferenceRecords = SubscriberRecords & { readonly councils: CouncilRepository };

/** Enough of an address to know it by, not enough to give it away: `a…y@example.org`. */
export const halfHidden = (email: string): string => {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  const last = local.length > 3 ? local.slice(-1) : '';
  return `${local.slice(0, 1)}…${last}${email.slice(at)}`;
};

/** What the person behind a link sees. Mail that came back counts as unsubscribed: they receive nothing. */
const toPreferences = (
  subscriber: StoredSubscriber,
  tags: readonly StoredTag[],
  council: Preferences['council'],
): Preferences => {
  const has = new Set(tagIdsOf(subscriber));
  const { status } = subscriber;
  return {
    council,
    email: halfHidden(subscriber.writtenEmail || subscriber.email),
    status: status === 'pending' || status === 'active' ? status : 'unsubscribed',
    topics: inListOrder(publicTags(tags)).map(({ id, name, description, color, isDefault }) => ({
      id,
      name,
      description,
      color,
      isRecommended: isDefault,
      isPreselected: has.has(id),
      isSubscribed: has.has(id),
    })),
  };
};

/** The preferences of a subscriber. Throws link_invalid when the council is no more. */
export const preferencesOf = async (
  { councils, tags }: PreferenceRecords,
  subscriber: StoredSubscriber,
): Promise<Preferences> => {
  const copy = await councils.find(subscriber.councilId);
  if (!copy || copy.isDeleted) throw new DomainError('link_invalid');
  return toPreferences(subscriber, await tags.listAll(), toPublicCouncil(copy.council));
};

/** Throws link_invalid for a worthless token. */
export const requireRef = (ref: SubscriberRef | null): SubscriberRef => {
  if (!ref) throw new DomainError('link_invalid');
  return ref;
};

/** Throws link_invalid when the person is no more on the list. */
export const subscriberBehind = async (
  { subscribers }: PreferenceRecords,
  { subscriberId }: SubscriberRef,
): Promise<StoredSubscriber> => {
  const [subscriber] = await subscribers.findByIds([subscriberId]);
  if (!subscriber) throw new DomainError('link_invalid');
  return subscriber;
};
