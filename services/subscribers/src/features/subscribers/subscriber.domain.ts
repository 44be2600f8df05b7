import type { subscriberSources, subscriberStatuses } from '@folkmoot/contracts';

export type SubscriberSource = (typeof subscriberSources)[number];
export type SubscriberStatus = (typeof subscriberStatuses)[number];

/** The evidence of a consent: where it comes from in words, and when it was given. */
export interface Consent {
  readonly source: string;
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

/** A contact of a council. */
export interface StoredSubscriber {
  readonly id: string;
  readonly councilId: string;
  /** Normalised: what addresses are compared by. */
  readonly email: string;
  readonly uniqueId: string;
  readonly source: SubscriberSource;
  readonly status: SubscriberStatus;
  readonly subscribedAt: Date;
  readonly subscriptions: readonly Subscription[];
  readonly revision: number;
}

/** The figures of the five cards; kept, not counted. */
export interface SubscriberStats {
  readonly total: number;
  readonly active: number;
  readonly optIn: number;
  readonly csvImport: number;
  readonly postSurvey: number;
}

export const noSubscribers: SubscriberStats = { total: 0, active: 0, optIn: 0, csvImport: 0, postSurvey: 0 };

/** What a change of subscribers adds to the council's figures and to the active counts of tags. */
export interface Effect {
  readonly stats: SubscriberStats;
  readonly tags: Readonly<Record<string, number>>;
}

type Counted = Pick<StoredSubscriber, 'status' | 'source' | 'subscriptions'>;

const statsOf = ({ status, source }: Counted): SubscriberStats => {
  if (status === 'erased') return noSubscribers;
  return {
    total: 1,
    active: Number(status === 'active'),
    optIn: Number(source === 'opt_in'),
    csvImport: Number(source === 'csv_upload'),
    postSurvey: Number(source === 'post_survey'),
  };
};

const activeTags = ({ status, subscriptions }: Counted): Record<string, number> =>
  status === 'active'
    ? Object.fromEntries(subscriptions.filter((each) => each.status === 'active').map(({ tagId }) => [tagId, 1]))
    : {};

const minus = <T extends Readonly<Record<string, number>>>(after: T, before: T): Record<string, number> => {
  const names = new Set([...Object.keys(after), ...Object.keys(before)]);
  return Object.fromEntries([...names].map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)]));
};

const without = (counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([, by]) => by !== 0));

/** What counts must change when a subscriber goes from `before` to `after`; null is one who is not there. */
export const effectOf = (before: Counted | null, after: Counted | null): Effect => {
  const stats = (subscriber: Counted | null) => (subscriber ? { ...statsOf(subscriber) } : { ...noSubscribers });
  const tags = (subscriber: Counted | null) => (subscriber ? activeTags(subscriber) : {});
  return {
    stats: minus(stats(after), stats(before)) as unknown as SubscriberStats,
    tags: without(minus(tags(after), tags(before))),
  };
};

/** A subscription as it begins: active with the subscriber, pending while their address waits for confirmation. */
export const subscriptionTo = (tagId: string, status: SubscriberStatus, consent: Consent): Subscription => {
  if (status === 'pending') return { tagId, status: 'pending', consent };
  return { tagId, status: status === 'unsubscribed' ? 'withdrawn' : 'active', consent };
};

/** Text as it is searched: without case and accents. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** What a search looks through. */
export const searchText = ({ email, uniqueId }: Pick<StoredSubscriber, 'email' | 'uniqueId'>): string =>
  folded(`${email} ${uniqueId}`);
