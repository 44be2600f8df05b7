import { DomainError } from '@folkmoot/contracts';
import { lifecycleMessages } from './lifecycle.messages';
import {
  type Consent,
  type HistoryEntry,
  type StoredSubscriber,
  type SubscriberStatus,
  type Subscription,
  tagIdsOf,
  withHistoryEntry,
} from './subscriber.domain';

export const subscriberVerbs = ['confirm', 'unsubscribe', 'bounce', 'complain', 'sign_up', 'choose', 'erase'] as const;
export type SubscriberVerb = (typeof subscriberVerbs)[number];

/**
 * What may happen to a subscriber in each status, and where it leads. `sign_up` of somebody who had gone leads
 * to pending whatever the council asks for otherwise; `choose` is the person on their own preference page.
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

/** The status after a verb. Throws transition_not_allowed. */
export const statusAfter = (status: SubscriberStatus, verb: SubscriberVerb): SubscriberStatus => {
  const next = transitions[status][verb];
  if (!next) throw new DomainError('transition_not_allowed', { detail: lifecycleMessages.notAllowed(verb, status) });
  return next;
};

interface Occasion {
  readonly at: Date;
  /** Id of the staff member; null when the person or the system acted. */
  readonly by: string | null;
}

const withEntry = (
  subscriber: StoredSubscriber,
  kind: HistoryEntry['what'],
  detail: string,
  { at, by }: Occasion,
): StoredSubscriber => withHistoryEntry(subscriber, { at, what: kind, detail, by });

const allWithdrawn = (subscriptions: readonly Subscription[]): Subscription[] =>
  subscriptions.map((each) => ({ ...each, status: 'withdrawn' as const }));

/** Withdraws every consent, by the person or by staff on request of the person. Idempotent. */
export const unsubscribe = (subscriber: StoredSubscriber, occasion: Occasion): StoredSubscriber => {
  const status = statusAfter(subscriber.status, 'unsubscribe');
  if (status === subscriber.status) return subscriber;
  const next = { ...subscriber, status, subscriptions: allWithdrawn(subscriber.subscriptions) };
  return withEntry(next, 'unsubscribed', lifecycleMessages.unsubscribed, occasion);
};

/** Confirms the address: pending subscriptions become active. Idempotent. */
export const confirm = (subscriber: StoredSubscriber, occasion: Occasion): StoredSubscriber => {
  const status = statusAfter(subscriber.status, 'confirm');
  const waits = subscriber.subscriptions.some((each) => each.status === 'pending');
  if (status === subscriber.status && !waits) return subscriber;
  const subscriptions = subscriber.subscriptions.map((each) =>
    each.status === 'pending' ? { ...each, status: 'active' as const } : each,
  );
  return withEntry({ ...subscriber, status, subscriptions }, 'confirmed', lifecycleMessages.confirmed, occasion);
};

/** Stops mail after a bounce or a complaint. The consents stay as they are. */
export const refuseMail = (
  subscriber: StoredSubscriber,
  verb: 'bounce' | 'complain',
  occasion: Occasion,
): StoredSubscriber => {
  const status = statusAfter(subscriber.status, verb);
  if (status === subscriber.status) return subscriber;
  const kind = verb === 'bounce' ? 'bounced' : 'complained';
  return withEntry({ ...subscriber, status }, kind, lifecycleMessages[kind], occasion);
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
 * A person signs up again: adds new topics with their evidence and keeps the existing ones. New topics are pending when
 * `needsConfirmation` is set or the person had unsubscribed.
 */
export const signUpAgain = (
  subscriber: StoredSubscriber,
  signup: { tagIds: readonly string[]; consent: Consent; needsConfirmation: boolean },
  occasion: Occasion,
): StoredSubscriber => {
  const status = statusAfter(subscriber.status, 'sign_up');
  const waits = status === 'pending' || signup.needsConfirmation;
  const begin = (tagId: string): Subscription => ({
    tagId,
    status: waits ? 'pending' : 'active',
    consent: signup.consent,
  });
  const subscriptions = withSubscriptions(subscriber.subscriptions, signup.tagIds, begin);
  const next = { ...subscriber, status, subscriptions };
  return withEntry(next, 'signed_up', lifecycleMessages.signedUp(signup.consent.source), occasion);
};

/** Topics set by staff or the person: omitted topics are withdrawn, new topics get this consent. */
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
  return withEntry(next, 'topics_changed', lifecycleMessages.topics(added.length, removed.length), occasion);
};

/** The choice of the person on their preference page. An empty choice unsubscribes. */
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

/** Removes all personal data. The empty record stays, so that the counts and the list stay correct. */
export const erase = (subscriber: StoredSubscriber): StoredSubscriber => {
  statusAfter(subscriber.status, 'erase');
  return {
    ...subscriber,
    status: 'erased',
    // Unique in the council, and not an address.
    email: `erased:${subscriber.id}`,
    writtenEmail: '',
    uniqueId: `erased:${subscriber.id}`,
    subscriptions: [],
    history: [],
  };
};

/** Staff may not bring back who has gone: only the person can. */
export const mayBeAddedByStaff = ({ status }: Pick<StoredSubscriber, 'status'>): boolean =>
  status === 'active' || status === 'pending';
