import {
  type AddressSide,
  type AttributeValues,
  normaliseEmail,
  type subscriberHistoryKinds,
  type subscriberSources,
  type subscriberStatuses,
} from '@folkmoot/contracts';

export type SubscriberSource = (typeof subscriberSources)[number];
export type SubscriberStatus = (typeof subscriberStatuses)[number];

/** The evidence of a consent: text, version, place and time. */
export interface Consent {
  /** Where the consent comes from, as text. */
  readonly source: string;
  /** The text that the person saw; empty when staff recorded the consent. */
  readonly text: string;
  /** Hash of the text. */
  readonly textVersion: string;
  readonly givenAt: Date;
  /** The staff member who recorded it; null when the person consented directly. */
  readonly recordedBy: string | null;
}

/** A subscriber's consent to one tag. */
export interface Subscription {
  readonly tagId: string;
  readonly status: 'pending' | 'active' | 'withdrawn';
  readonly consent: Consent;
  /** Missing while it is in use, and when an earlier version withdrew it. */
  readonly withdrawnAt?: Date | undefined;
}

/** A new address that the person asked for. It replaces the old one when both mailboxes have confirmed. */
export interface StoredAddressChange {
  readonly id: string;
  /** As the person wrote it. */
  readonly writtenEmail: string;
  readonly expiresAt: Date;
  /** The mailboxes that have confirmed. */
  readonly confirmedBy: readonly AddressSide[];
}

export interface HistoryEntry {
  readonly at: Date;
  readonly what: (typeof subscriberHistoryKinds)[number];
  readonly detail: string;
  readonly by: string | null;
}

/** A contact of a council. */
export interface StoredSubscriber {
  readonly id: string;
  readonly councilId: string;
  /** Normalised form, for comparison. */
  readonly email: string;
  /** The form that the person entered. */
  readonly writtenEmail: string;
  readonly uniqueId: string;
  readonly source: SubscriberSource;
  readonly status: SubscriberStatus;
  readonly subscribedAt: Date;
  readonly subscriptions: readonly Subscription[];
  /** Values by attribute key; left out when there are none. */
  readonly attributes?: AttributeValues | undefined;
  /** Values of a sign-up that the person has not confirmed yet. */
  readonly pendingAttributes?: AttributeValues | undefined;
  /** The pages and QR codes that the person signed up by; left out when there are none. */
  readonly signedUpBy?: readonly string[] | undefined;
  /** No mailing before this time. */
  readonly pausedUntil?: Date | undefined;
  readonly addressChange?: StoredAddressChange | undefined;
  /** The latest entries, oldest first. */
  readonly history: readonly HistoryEntry[];
  readonly revision: number;
  /** Stored by a version without counts of attribute values: a migration will count the values of this person. */
  readonly isUncounted?: true | undefined;
}

export type NewSubscriber = Omit<StoredSubscriber, 'id' | 'councilId' | 'revision' | 'isUncounted'>;

const LONGEST_HISTORY = 200;

/** Adds a line to the history and drops the oldest lines over the limit. */
export const withHistoryEntry = <S extends Pick<StoredSubscriber, 'history'>>(
  subscriber: S,
  entry: HistoryEntry,
): S => ({
  ...subscriber,
  history: [...subscriber.history, entry].slice(-LONGEST_HISTORY),
});

/** The normalised and the entered form of an address. */
export const addressOf = (written: string): Pick<StoredSubscriber, 'email' | 'writtenEmail'> => ({
  email: normaliseEmail(written),
  writtenEmail: written.trim(),
});

/** A new subscription: active for an active subscriber, pending while the address is not confirmed. */
export const subscriptionTo = (tagId: string, status: SubscriberStatus, consent: Consent): Subscription => {
  if (status === 'pending') return { tagId, status: 'pending', consent };
  return { tagId, status: status === 'unsubscribed' ? 'withdrawn' : 'active', consent };
};

/** Whether a message must ask the person to confirm the address. */
export const awaitsConfirmation = ({
  status,
  subscriptions,
  pendingAttributes,
}: Pick<StoredSubscriber, 'status' | 'subscriptions' | 'pendingAttributes'>): boolean =>
  status === 'pending' || pendingAttributes !== undefined || subscriptions.some((each) => each.status === 'pending');

/** The tags of a subscriber, confirmed or pending. */
export const tagIdsOf = ({ subscriptions }: Pick<StoredSubscriber, 'subscriptions'>): string[] =>
  subscriptions.filter(({ status }) => status !== 'withdrawn').map(({ tagId }) => tagId);

const MOST_SIGN_UPS = 100;

/** Adds the page and the code of a sign-up. */
export const withSignUp = (subscriber: Pick<StoredSubscriber, 'signedUpBy'>, by: readonly string[]): string[] =>
  [...new Set([...(subscriber.signedUpBy ?? []), ...by])].slice(-MOST_SIGN_UPS);

/** The page or code among the keys of attributes, whose index finds it. No key of an attribute has a colon. */
export const signUpMark = (id: string): string => `signup:${id}`;

/** Text for searches: without case and accents. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Keys of an import, which writes only the beginnings. */
const MOST_QUICK_KEYS = 8;
/** Keys that also find text within a word. */
const MOST_SEARCH_KEYS = 48;
/** Letters of the shortest text that is found within a word. */
const SHORTEST_PART = 3;
/** Key of people who have only the quick keys until a job has added the others. No search text has such a character. */
export const INCOMPLETE_KEYS = '\u0001';

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/**
 * The address from behind each separator on, without the last label of its domain, which would match half of the list.
 */
const partsOf = (address: string): string[] => {
  const lastDot = Math.max(address.lastIndexOf('.'), address.indexOf('@'));
  const marks = [...address.matchAll(/[@._+'-]/g)].filter(({ index }) => index < lastDot);
  return marks.map(({ index }) => address.slice(index + 1));
};

type Searched = Pick<StoredSubscriber, 'email' | 'writtenEmail' | 'uniqueId' | 'attributes'>;

/** Beginnings of address, of its parts and of the unique id, by importance, because the list is cut at a maximum. */
const beginningsOf = ({ email, writtenEmail, uniqueId }: Searched): string[] => {
  const addresses = [...new Set([folded(email), folded(writtenEmail)])];
  return [folded(uniqueId), ...addresses, ...addresses.map(domainOf), ...addresses.flatMap(partsOf)];
};

/** The text from each of its letters on, as long as something can be searched for. */
const endingsOf = (text: string, until: number): string[] =>
  Array.from({ length: Math.max(0, Math.min(until, text.length - SHORTEST_PART + 1)) }, (_, from) => text.slice(from));

/** The address from each letter of its local part on. Domains have no such keys: most people share them. */
const partsInside = (address: string): string[] => endingsOf(address, Math.max(0, address.lastIndexOf('@') - 1));

const wordsInside = ({ attributes = {} }: Searched): string[] =>
  Object.values(attributes)
    .filter((value) => typeof value === 'string')
    .flatMap((value) => endingsOf(folded(value), value.length));

const distinct = (keys: readonly string[], most: number): string[] =>
  [...new Set(keys)].filter((key) => key !== '').slice(0, most);

/** Keys for prefix search, which find text within words too: an index finds their beginnings among a million people. */
export const searchKeysOf = (subscriber: Searched): string[] => {
  const { email, writtenEmail } = subscriber;
  const inside = [...new Set([folded(email), folded(writtenEmail)])].flatMap(partsInside);
  return distinct([...beginningsOf(subscriber), ...wordsInside(subscriber), ...inside], MOST_SEARCH_KEYS);
};

/** The few keys that an import writes, and the mark that the others are missing. */
export const quickSearchKeysOf = (subscriber: Searched): string[] => [
  ...distinct(beginningsOf(subscriber), MOST_QUICK_KEYS),
  INCOMPLETE_KEYS,
];

/** A search text in comparable form, without leading separators; empty when there is nothing to search for. */
export const searchedText = (q = ''): string => {
  const text = folded(q.replace(/\p{Cc}+/gu, ' ')).trim();
  return text.replace(/^[@._+'-]+/, '') || text;
};
