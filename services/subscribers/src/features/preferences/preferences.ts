import { DomainError, type Preferences, toPublicCouncil } from '@folkmoot/contracts';
import {
  isPaused,
  type StoredSubscriber,
  type SubscriberRef,
  tagIdsOf,
  waitingChange,
} from '../../entities/subscriber';
import { inListOrder, publicTags, type StoredTag } from '../../entities/tag';
import type { PreferenceRecords } from './preferences.types';

/** Masks an address: the person recognises it, others cannot use it. Example: `a…y@example.org`. */
export const halfHidden = (email: string): string => {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  const last = local.length > 3 ? local.slice(-1) : '';
  return `${local.slice(0, 1)}…${last}${email.slice(at)}`;
};

/** The preference page of a person. Bounced people count as unsubscribed, because they receive nothing. */
const toPreferences = (
  subscriber: StoredSubscriber,
  tags: readonly StoredTag[],
  { council, now }: { readonly council: Preferences['council']; readonly now: Date },
): Preferences => {
  const has = new Set(tagIdsOf(subscriber));
  const { status } = subscriber;
  const change = waitingChange(subscriber, now);
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
    pausedUntil: isPaused(subscriber, now) ? (subscriber.pausedUntil?.toISOString() ?? null) : null,
    newAddress: change ? halfHidden(change.writtenEmail) : null,
  };
};

/** The preferences of a subscriber. Throws link_invalid when the council no longer exists. */
export const preferencesOf = async (
  { councils, tags }: Pick<PreferenceRecords, 'councils' | 'tags'>,
  subscriber: StoredSubscriber,
  now: Date,
): Promise<Preferences> => {
  const copy = await councils.find(subscriber.councilId);
  if (!copy || copy.isDeleted) throw new DomainError('link_invalid');
  return toPreferences(subscriber, await tags.listAll(), { council: toPublicCouncil(copy.council), now });
};

/** Throws link_invalid for an invalid token. */
export const requireRef = (ref: SubscriberRef | null): SubscriberRef => {
  if (!ref) throw new DomainError('link_invalid');
  return ref;
};

/** Throws link_invalid when the person is no longer on the list. */
export const subscriberBehind = async (
  { subscribers }: PreferenceRecords,
  { subscriberId }: SubscriberRef,
): Promise<StoredSubscriber> => {
  const [subscriber] = await subscribers.findByIds([subscriberId]);
  if (!subscriber) throw new DomainError('link_invalid');
  return subscriber;
};
