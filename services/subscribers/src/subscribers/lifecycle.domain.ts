import { DomainError } from '@folkmoot/contracts';
import { lifecycleMessages } from './lifecycle.messages';
import {
  type Consent,
  type Happening,
  type StoredSubscriber,
  type SubscriberStatus,
  type Subscription,
  tagIdsOf,
  withHappening,
} from './subscriber.domain';

export const subscriberVerbs = ['confirm', 'unsubscribe', 'bounce', 'complain', 'sign_up', 'choose', 'erase'] as const;
export type SubscriberVerb = (typeof subscriberVerbs)[number];

/**
 * What may happen to a subscriber in each status, and where it leads (E-25). `sign_up` of somebody who had gone leads
 * to pending whatever the council asks for otherwise (F-43); `choose` is the person on their own preference page.
 */
export const transitions: Readonly<
  Record<SubscriberStatus, Readonly<Partial<Record<SubscriberVerb, SubscriberStatus>>>>
> = {
  pending: {
    confirm: 'active',
    unsubscribe: 'unsubscribed',
    bounce: 'bounced',
    complain: 'complained',
    sign_up: 'pending',
    choose: 'active',
    erase: 'erased',
  },
  active: {
    confirm: 'active',
    unsubscribe: 'unsubscribed',
    bounce: 'bounced',
    complain: 'complained',
    sign_up: 'active',
    choose: 'active',
    erase: 'erased',
  },
  unsubscribed: {
    unsubscribe: 'unsubscribed',
    complain: 'complained',
    sign_up: 'pending',
    choose: 'active',
    erase: 'erased',
  },
  bounced: {
    unsubscribe: 'unsubscribed',
    bounce: 'bounced',
    complain: 'complained',
    sign_up: 'pending',
    choose: 'active',
    erase: 'erased',
  },
  complained: {
    unsubscribe: 'unsubscribed',
    complain: 'complained',
    sign_up: 'pending',
    choose: 'active',
    erase: 'erased',
  },
  erased: {},
};

/** Where a verb leads. Throws transition_not_allowed. */
export const statusAfter = (status: SubscriberStatus, verb: SubscriberVerb): SubscriberStatus => {
  const next = transitions[status][verb];
  if (!next) throw new DomainError('transition_not_allowed', { detail: lifecycleMessages.notAllowed(verb, status) });
  return next;
};

interface Occasion {
  readonly at: Date;
  /** A staff member's id; null when the person or the system did it. */
  readonly by: string | null;
}

const happened = (
  subscriber: StoredSubscriber,
  what: Happening['what'],
  detail: string,
  { at, by }: Occasion,
): StoredSubscriber => withHappening(subscriber, { at, what, detail, by });

const allWithdrawn = (subscriptions: readonly Subscription[]): Subscription[] =>
  subscriptions.map((each) => ({ ...each, status: 'withdrawn' as const }));

/** Every consent withdrawn, by the person or by staff on their wish. Twice is as once. */
export const unsubscribe = (subscriber: StoredSubscriber, occasion: Occasion): StoredSubscriber => {
  const status = statusAfter(subscriber.status, 'unsubscribe');
  if (status === subscriber.status) return subscriber;
  const next = { ...subscriber, status, subscriptions: allWithdrawn(subscriber.subscriptions) };
  return happened(next, 'unsubscribed', lifecycleMessages.unsubscribed, occasion);
};

/** The address is the person's: what waited becomes active. Twice is as once. */
export const confirm = (subscriber: StoredSubscriber, occasion: Occasion): StoredSubscriber => {
  const status = statusAfter(subscriber.status, 'confirm');
  const waits = subscriber.subscriptions.some((each) => each.status === 'pending');
  if (status === subscriber.status && !waits) return subscriber;
  const subscriptions = subscriber.subscriptions.map((each) =>
    each.status === 'pending' ? { ...each, status: 'active' as const } : each,
  );
  return happened({ ...subscriber, status, subscriptions }, 'confirmed', lifecycleMessages.confirmed, occasion);
};

/** Mail could not be delivered, or was reported as unwanted: no more mail, the consents stay as they are. */
export const refuseMail = (
  subscriber: StoredSubscriber,
  verb: 'bounce' | 'complain',
  occasion: Occasion,
): StoredSubscriber => {
  const status = statusAfter(subscriber.status, verb);
  if (status === subscriber.status) return subscriber;
  const what = verb === 'bounce' ? 'bounced' : 'complained';
  return happened({ ...subscriber, status }, what, lifecycleMessages[what], occasion);
};

const withSubscriptions = (
  subscriptions: readonly Subscription[],
  tagIds: readonly string[],
  begin: (tagId: string) => Subscription,
): Subscription[] => {
  const wanted = new Set(tagIds);
  const kept = subscriptions.filter(({ tagId, status }) => !(wanted.has(tagId) && status === 'withdrawn'));
  const had = new Set(kept.map(({ tagId }) => tagId));
  return [...kept, ...[...wanted].filter((tagId) => !had.has(tagId)).map(begin)];
};

/**
 * A person signs up again: new topics with their evidence, what they had stays. With `needsConfirmation`, or when they
 * had gone, what is new waits until the address is confirmed.
 */
export const signUpAgain = (
  subscriber: StoredSubscriber,
  given: { tagIds: readonly string[]; consent: Consent; needsConfirmation: boolean },
  occasion: Occasion,
): StoredSubscriber => {
  const status = statusAfter(subscriber.status, 'sign_up');
  const waits = status === 'pending' || given.needsConfirmation;
  const begin = (tagId: string): Subscription => ({
    tagId,
    status: waits ? 'pending' : 'active',
    consent: given.consent,
  });
  const subscriptions = withSubscriptions(subscriber.subscriptions, given.tagIds, begin);
  const next = { ...subscriber, status, subscriptions };
  return happened(next, 'signed_up', lifecycleMessages.signedUp(given.consent.source), occasion);
};

/** Topics as staff or the person set them: those left out are withdrawn, new ones begin with this consent. */
export const withTopics = (
  subscriber: StoredSubscriber,
  tagIds: readonly string[],
  consent: Consent | null,
  occasion: Occasion,
): StoredSubscriber => {
  const had = new Set(tagIdsOf(subscriber));
  const wanted = new Set(tagIds);
  const added = [...wanted].filter((tagId) => !had.has(tagId));
  const removed = [...had].filter((tagId) => !wanted.has(tagId));
  if (added.length + removed.length === 0) return subscriber;
  if (added.length > 0 && !consent) throw new DomainError('consent_source_missing');
  const status = subscriber.status === 'pending' ? 'pending' : 'active';
  const begin = (tagId: string): Subscription => ({ tagId, status, consent: consent as Consent });
  const remaining = subscriber.subscriptions.map((each) =>
    wanted.has(each.tagId) ? each : { ...each, status: 'withdrawn' as const },
  );
  const next = { ...subscriber, subscriptions: withSubscriptions(remaining, added, begin) };
  return happened(next, 'topics_changed', lifecycleMessages.topics(added.length, removed.length), occasion);
};

/** What the person chose on their own preference page; no topic at all is an unsubscribe. */
export const choose = (
  subscriber: StoredSubscriber,
  tagIds: readonly string[],
  consent: Consent,
  occasion: Occasion,
): StoredSubscriber => {
  if (tagIds.length === 0) return unsubscribe(subscriber, occasion);
  const status = statusAfter(subscriber.status, 'choose');
  const activated = {
    ...subscriber,
    status,
    subscriptions: subscriber.subscriptions.map((each) =>
      each.status === 'pending' ? { ...each, status: 'active' as const } : each,
    ),
  };
  return withTopics(activated, tagIds, consent, occasion);
};

/** Nothing of the person is left but that there was one: the record keeps the counts and the list whole. */
export const erase = (subscriber: StoredSubscriber): StoredSubscriber => {
  statusAfter(subscriber.status, 'erase');
  return {
    ...subscriber,
    status: 'erased',
    // Unique within the council, and no address.
    email: `erased:${subscriber.id}`,
    writtenEmail: '',
    uniqueId: `erased:${subscriber.id}`,
    subscriptions: [],
    history: [],
  };
};

/** Staff may not bring back who has gone: only the person can (F-43). */
export const mayBeAddedByStaff = ({ status }: Pick<StoredSubscriber, 'status'>): boolean =>
  status === 'active' || status === 'pending';
