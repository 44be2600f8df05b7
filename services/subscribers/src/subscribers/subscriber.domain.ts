import {
  normaliseEmail,
  type subscriberHappenings,
  type subscriberSources,
  type subscriberStatuses,
} from '@folkmoot/contracts';

export type SubscriberSource = (typeof subscriberSources)[number];
export type SubscriberStatus = (typeof subscriberStatuses)[number];

/** The evidence of a consent: which words, in which version, where and when. */
export interface Consent {
  /** Where it comes from, in words. */
  readonly source: string;
  /** What was shown to the person; empty where staff entered it. */
  readonly text: string;
  /** Hash of the text. */
  readonly textVersion: string;
  readonly givenAt: Date;
  /** The staff member who entered it; null when the person gave it themselves. */
  readonly recordedBy: string | null;
}

/** A subscriber's consent to one tag. */
export interface Subscription {
  readonly tagId: string;
  readonly status: 'pending' | 'active' | 'withdrawn';
  readonly consent: Consent;
}

export interface Happening {
  readonly at: Date;
  readonly what: (typeof subscriberHappenings)[number];
  readonly detail: string;
  readonly by: string | null;
}

/** A contact of a council. */
export interface StoredSubscriber {
  readonly id: string;
  readonly councilId: string;
  /** Normalised: what addresses are compared by. */
  readonly email: string;
  /** As the person wrote it. */
  readonly writtenEmail: string;
  readonly uniqueId: string;
  readonly source: SubscriberSource;
  readonly status: SubscriberStatus;
  readonly subscribedAt: Date;
  readonly subscriptions: readonly Subscription[];
  /** The latest, oldest first. */
  readonly history: readonly Happening[];
  readonly revision: number;
}

export type NewSubscriber = Omit<StoredSubscriber, 'id' | 'councilId' | 'revision'>;

const LONGEST_HISTORY = 200;

/** The subscriber with one more line in their history; the oldest lines go first. */
export const withHappening = <S extends Pick<StoredSubscriber, 'history'>>(subscriber: S, happening: Happening): S => ({
  ...subscriber,
  history: [...subscriber.history, happening].slice(-LONGEST_HISTORY),
});

/** Both forms of an address that was given. */
export const addressOf = (given: string): Pick<StoredSubscriber, 'email' | 'writtenEmail'> => ({
  email: normaliseEmail(given),
  writtenEmail: given.trim(),
});

/** A subscription as it begins: active with the subscriber, pending while their address waits for confirmation. */
export const subscriptionTo = (tagId: string, status: SubscriberStatus, consent: Consent): Subscription => {
  if (status === 'pending') return { tagId, status: 'pending', consent };
  return { tagId, status: status === 'unsubscribed' ? 'withdrawn' : 'active', consent };
};

/** The tags that a subscriber has, confirmed or not yet. */
export const tagIdsOf = ({ subscriptions }: Pick<StoredSubscriber, 'subscriptions'>): string[] =>
  subscriptions.filter(({ status }) => status !== 'withdrawn').map(({ tagId }) => tagId);

/** Text as it is searched: without case and accents. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const MOST_SEARCH_KEYS = 8;

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** The address from behind each of its marks on, but not the last word of its domain: it would find half of the list. */
const partsOf = (address: string): string[] => {
  const lastDot = Math.max(address.lastIndexOf('.'), address.indexOf('@'));
  const marks = [...address.matchAll(/[@._+'-]/g)].filter(({ index }) => index < lastDot);
  return marks.map(({ index }) => address.slice(index + 1));
};

/**
 * What a search looks through: it finds whose keys begin with the text. A few short texts can be looked up in an index
 * of a million people, the middle of a word cannot.
 */
export const searchKeysOf = ({
  email,
  writtenEmail,
  uniqueId,
}: Pick<StoredSubscriber, 'email' | 'writtenEmail' | 'uniqueId'>): string[] => {
  const addresses = [...new Set([folded(email), folded(writtenEmail)])];
  // What matters most comes first, in case there are too many.
  const keys = [folded(uniqueId), ...addresses, ...addresses.map(domainOf), ...addresses.flatMap(partsOf)];
  return [...new Set(keys)].filter((key) => key !== '').slice(0, MOST_SEARCH_KEYS);
};

/** A text as searches compare it, without marks before it; empty when there is nothing to search for. */
export const searchedText = (q = ''): string => {
  const text = folded(q.replace(/\p{Cc}+/gu, ' ')).trim();
  return text.replace(/^[@._+'-]+/, '') || text;
};
