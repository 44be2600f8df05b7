import { type AttributeChanges, type AttributeValues, DomainError, lookup } from '@folkmoot/contracts';
import { lifecycleMessages } from './lifecycle.messages';
import {
  awaitsConfirmation,
  type Consent,
  type HistoryEntry,
  type StoredAddressChange,
  type StoredSubscriber,
  type SubscriberStatus,
  type Subscription,
  tagIdsOf,
  withHistoryEntry,
} from './subscriber.domain';

export const subscriberVerbs = [
  'confirm',
  'unsubscribe',
  'bounce',
  'complain',
  'sign_up',
  'choose',
  'correct',
  'erase',
] as const;
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
    correct: 'active',
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

const withdraw = (subscription: Subscription, withdrawnAt: Date): Subscription =>
  subscription.status === 'withdrawn' ? subscription : { ...subscription, status: 'withdrawn', withdrawnAt };

/** The values of a sign-up count from the confirmation on. */
const withConfirmedAttributes = (subscriber: StoredSubscriber): StoredSubscriber => {
  const { attributes, pendingAttributes } = subscriber;
  if (!pendingAttributes) return subscriber;
  return { ...subscriber, attributes: { ...attributes, ...pendingAttributes }, pendingAttributes: undefined };
};

/** Withdraws every consent, by the person or by staff on request of the person. Idempotent. */
export const unsubscribe = (
  subscriber: StoredSubscriber,
  occasion: Occasion,
  detail = lifecycleMessages.unsubscribed,
): StoredSubscriber => {
  const status = statusAfter(subscriber.status, 'unsubscribe');
  if (status === subscriber.status) return subscriber;
  const subscriptions = subscriber.subscriptions.map((each) => withdraw(each, occasion.at));
  const next = { ...subscriber, status, subscriptions, pausedUntil: undefined, pendingAttributes: undefined };
  return withEntry(next, 'unsubscribed', detail, occasion);
};

/** Confirms the address: pending subscriptions and attributes become active. Idempotent. */
export const confirm = (subscriber: StoredSubscriber, occasion: Occasion): StoredSubscriber => {
  const status = statusAfter(subscriber.status, 'confirm');
  if (status === subscriber.status && !awaitsConfirmation(subscriber)) return subscriber;
  const subscriptions = subscriber.subscriptions.map((each) =>
    each.status === 'pending' ? { ...each, status: 'active' as const } : each,
  );
  const next = withConfirmedAttributes({ ...subscriber, status, subscriptions });
  return withEntry(next, 'confirmed', lifecycleMessages.confirmed, occasion);
};

/** Staff mend an address that was mistyped, so that mail came back. The consents belong to the person as before. */
export const correctAddress = (subscriber: StoredSubscriber): StoredSubscriber => ({
  ...subscriber,
  status: statusAfter(subscriber.status, 'correct'),
});

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

const isOther = (values: AttributeValues = {}, [key, value]: [string, AttributeValues[string] | null]): boolean =>
  (lookup(values, key) ?? null) !== value;

/** The values after these changes; null removes one. The same object when nothing changes. */
const changedValues = (values: AttributeValues | undefined, changes: AttributeChanges): AttributeValues | undefined => {
  const others = Object.entries(changes).filter((change) => isOther(values, change));
  if (others.length === 0) return values;
  const merged: AttributeChanges = { ...values, ...Object.fromEntries(others) };
  const entries = Object.entries(merged).flatMap(([key, value]) => (value === null ? [] : [[key, value] as const]));
  return Object.fromEntries(entries);
};

/** Changes values of attributes, by staff or the person. `nameOf` gives the names for the history. */
export const withAttributes = (
  subscriber: StoredSubscriber,
  changes: AttributeChanges,
  nameOf: (key: string) => string,
  occasion: Occasion,
): StoredSubscriber => {
  const attributes = changedValues(subscriber.attributes, changes);
  if (attributes === subscriber.attributes) return subscriber;
  const names = Object.entries(changes)
    .filter((change) => isOther(subscriber.attributes, change))
    .map(([key]) => nameOf(key));
  return withEntry({ ...subscriber, attributes }, 'details_changed', lifecycleMessages.details(names), occasion);
};

/** The values of a sign-up: at once, or pending until the person confirms. */
const withSignupAttributes = (
  subscriber: StoredSubscriber,
  values: AttributeValues,
  waits: boolean,
): StoredSubscriber => {
  if (!waits) return { ...subscriber, attributes: changedValues(subscriber.attributes, values) };
  const others = Object.entries(values).filter((entry) => isOther(subscriber.attributes, entry));
  if (others.length === 0) return subscriber;
  return { ...subscriber, pendingAttributes: { ...subscriber.pendingAttributes, ...Object.fromEntries(others) } };
};

/**
 * A person signs up again: adds new topics with their evidence and keeps the existing ones. New topics are pending when
 * `needsConfirmation` is set or the person had unsubscribed.
 */
export const signUpAgain = (
  subscriber: StoredSubscriber,
  signup: { tagIds: readonly string[]; consent: Consent; needsConfirmation: boolean; attributes?: AttributeValues },
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
  const next = withSignupAttributes({ ...subscriber, status, subscriptions }, signup.attributes ?? {}, waits);
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
    wanted.has(each.tagId) ? each : withdraw(each, occasion.at),
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
  const activated = withConfirmedAttributes({
    ...subscriber,
    status,
    subscriptions: subscriber.subscriptions.map((each) =>
      each.status === 'pending' ? { ...each, status: 'active' as const } : each,
    ),
  });
  return withTopics(activated, tagIds, consent, occasion);
};

/** Stops mailings until a time. The person stays active. Nothing changes for people who are not. */
export const pause = (subscriber: StoredSubscriber, pausedUntil: Date, occasion: Occasion): StoredSubscriber => {
  if (subscriber.status !== 'active') return subscriber;
  return withEntry({ ...subscriber, pausedUntil }, 'paused', lifecycleMessages.paused, occasion);
};

/** Ends a pause. Idempotent. */
export const resume = (subscriber: StoredSubscriber, occasion: Occasion): StoredSubscriber =>
  isPaused(subscriber, occasion.at)
    ? withEntry({ ...subscriber, pausedUntil: undefined }, 'resumed', lifecycleMessages.resumed, occasion)
    : subscriber;

export const isPaused = ({ pausedUntil }: Pick<StoredSubscriber, 'pausedUntil'>, now: Date): boolean =>
  pausedUntil !== undefined && pausedUntil > now;

/** The change of address that still waits for a confirmation. */
export const waitingChange = (
  { status, addressChange }: Pick<StoredSubscriber, 'status' | 'addressChange'>,
  now: Date,
): StoredAddressChange | null =>
  status === 'active' && addressChange && addressChange.expiresAt > now ? addressChange : null;

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
    attributes: undefined,
    pendingAttributes: undefined,
    signedUpBy: undefined,
    pausedUntil: undefined,
    addressChange: undefined,
    history: [],
  };
};

/** Staff may not bring back who has gone: only the person can. */
export const mayBeAddedByStaff = ({ status }: Pick<StoredSubscriber, 'status'>): boolean =>
  status === 'active' || status === 'pending';
