import {
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
  /** The latest entries, oldest first. */
  readonly history: readonly HistoryEntry[];
  readonly revision: number;
}

export type NewSubscriber = Omit<StoredSubscriber, 'id' | 'councilId' | 'revision'>;

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

/** The tags of a subscriber, confirmed or pending. */
export const tagIdsOf = ({ subscriptions }: Pick<StoredSubscriber, 'subscriptions'>): string[] =>
  subscriptions.filter(({ status }) => status !== 'withdrawn').map(({ tagId }) => tagId);

/** Text for searches: without case and accents. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const MOST_SEARCH_KEYS = 8;

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/**
 * The address from behind each separator on, without the last label of its domain, which would match half of the list.
 */
const partsOf = (address: string): string[] => {
  const lastDot = Math.max(address.lastIndexOf('.'), address.indexOf('@'));
  const marks = [...address.matchAll(/[@._+'-]/g)].filter(({ index }) => index < lastDot);
  return marks.map(({ index }) => address.slice(index + 1));
};

/**
 * Keys of a subscriber for prefix search. An index finds a few short keys among a million people, but it cannot find
 * text in the middle of a word.
 */
export const searchKeysOf = ({
  email,
  writtenEmail,
  uniqueId,
}: Pick<StoredSubscriber, 'email' | 'writtenEmail' | 'uniqueId'>): string[] => {
  const addresses = [...new Set([folded(email), folded(writtenEmail)])];
  // Sorted by importance, because the list is cut at a maximum.
  const keys = [folded(uniqueId), ...addresses, ...addresses.map(domainOf), ...addresses.flatMap(partsOf)];
  return [...new Set(keys)].filter((key) => key !== '').slice(0, MOST_SEARCH_KEYS);
};

/** A search text in comparable form, without leading separators; empty when there is nothing to search for. */
export const searchedText = (q = ''): string => {
  const text = folded(q.replace(/\p{Cc}+/gu, ' ')).trim();
  return text.replace(/^[@._+'-]+/, '') || text;
};
