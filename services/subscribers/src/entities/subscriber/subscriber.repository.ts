import type { SubscriberOrder } from '@folkmoot/contracts';
import type { Listed, PreparedDocuments } from '@folkmoot/service-kit';
import type { AttributeCounts } from './attribute-counts.domain';
import type { AttributeEffect, SubscriberStats } from './figures.domain';
import type { NewSubscriber, StoredSubscriber } from './subscriber.domain';
import type { SubscriberFilter } from './subscriber-filter.domain';

export interface Page {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
  /** Newest first when left out. */
  readonly order?: SubscriberOrder | undefined;
}

/** A page that somebody waits for. */
export interface AnsweredPage extends Page {
  /** A page of the people of a rule ends after about this time with what it has, in milliseconds. */
  readonly forMs?: number | undefined;
}

/** A time limit, for requests that people wait for. Other work may take as long as it needs. */
export interface Limited {
  readonly mostMs?: number | undefined;
}

/** A person before and after a change. */
export interface Change {
  readonly before: StoredSubscriber;
  readonly after: StoredSubscriber;
}

export interface Sizes {
  readonly size: number;
  readonly activeSize: number;
}

/** A message that reached the mail server: an invitation to a campaign, or a newsletter without one. */
export interface Mailed {
  readonly at: Date;
  readonly campaignId: string | null;
  /** Leaves out people who are noted as invited to the campaign already. For the migration `note-invitations`. */
  readonly onlyFirst?: boolean;
}

/** New people in the form in which they are sent to the database. */
export type PreparedPeople = PreparedDocuments;

export interface SubscriberRepository {
  /** Throws subscriber_exists when the address is on the council's list. */
  add(subscriber: NewSubscriber): Promise<StoredSubscriber>;
  /**
   * Adds many subscribers. The caller has checked that no address exists, and notes in the figures that their search
   * keys are incomplete.
   */
  addAll(subscribers: readonly NewSubscriber[]): Promise<void>;
  /** The first half of `addAll`, before the transaction of the second. */
  prepareAll(subscribers: readonly NewSubscriber[]): Promise<PreparedPeople>;
  addPrepared(people: PreparedPeople): Promise<void>;
  /** Throws not_found, also for an erased subscriber. */
  get(id: string): Promise<StoredSubscriber>;
  findByEmail(email: string): Promise<StoredSubscriber | null>;
  findByEmails(emails: readonly string[]): Promise<StoredSubscriber[]>;
  findByIds(ids: readonly string[]): Promise<StoredSubscriber[]>;
  /** Throws stale_revision, or subscriber_exists when another subscriber has the address. */
  save(subscriber: StoredSubscriber): Promise<StoredSubscriber>;
  /** Saves many. Throws the errors of `save` once for the whole batch. */
  saveAll(subscribers: readonly StoredSubscriber[]): Promise<void>;
  /** Saves only the subscriptions of many. Throws stale_revision once for the whole batch. */
  saveSubscriptions(subscribers: readonly StoredSubscriber[]): Promise<void>;
  /**
   * Completes the search keys of up to `limit` subscribers that were added by `addAll`. Returns how many there were;
   * who was changed at the same time has complete keys.
   */
  completeSearchKeys(limit: number): Promise<number>;
  /**
   * Replaces a merged tag by the tag that it was merged into, for up to `limit` subscribers that are stored with it.
   * Returns the number of these subscribers.
   */
  replaceTag(tagId: string, into: string, limit: number): Promise<number>;
  /** How many people have a value of the attribute. */
  countOfAttribute(key: string): Promise<number>;
  /** Removes the values of an attribute from up to `limit` people. Returns the changes, for the counts. */
  removeAttribute(key: string, limit: number): Promise<Change[]>;
  /**
   * In the order of the page. Erased subscribers are listed on request only. With a rule and `forMs`, a page can have fewer people
   * than asked for, or none, and yet be followed by others; throws segment_too_slow when even that takes long.
   */
  list(filter: SubscriberFilter, page: AnsweredPage): Promise<Listed<StoredSubscriber>>;
  /** With `atMost`, counting stops at that number. */
  count(filter: SubscriberFilter, atMost?: number): Promise<number>;
  /** The same with a time limit; null when counting takes longer. */
  countWithin(
    filter: SubscriberFilter,
    limit: Required<Limited> & { atMost?: number | undefined },
  ): Promise<number | null>;
  /** How many people match the filter, and how many of them are active; null when counting takes longer. */
  findSizes(filter: SubscriberFilter, limit?: Limited): Promise<Sizes | null>;
  /** For an estimate: how many people were looked at in some places of the list (50, if missing), and how many of them match. */
  sample(filter: SubscriberFilter, places?: number): Promise<{ looked: number; matches: number }>;
  /** How many of these people match the filter. */
  countAmong(ids: readonly string[], filter: SubscriberFilter): Promise<number>;
  /** Streams matches, newest first. */
  stream(filter: SubscriberFilter): AsyncIterable<StoredSubscriber>;
  /** Notes for segments that these people were mailed. Erased people are left out. */
  noteMailed(ids: readonly string[], mailed: Mailed): Promise<void>;
  /** How many subscribers have, or had, a subscription that is stored with the tag. */
  countOfTag(tagId: string): Promise<number>;
  /** Up to `limit` subscribers that have, or had, a subscription that is stored with the tag. */
  listOfTag(tagId: string, limit: number): Promise<StoredSubscriber[]>;
}

/** For the migration of the counts of attribute values. No request uses it. */
export interface UncountedRepository {
  /** Marks up to `limit` uncounted people as counted, sorted by id, starting after `after`. Returns them, for the counts. */
  takeAcrossCouncils(after: string, limit: number): Promise<StoredSubscriber[]>;
}

/** For the migrations of search keys. No request uses it. */
export interface SearchKeysRepository {
  /**
   * Adds search keys to up to `limit` subscribers without keys of the present rules, sorted by id, starting after `after`. Returns the last
   * id and how many were changed; null when nobody is left.
   */
  fillAcrossCouncils(after: string, limit: number): Promise<{ last: string; changed: number } | null>;
}

/** Background work across councils. No request uses it. */
export interface AddressChangeSweep {
  /** Removes new addresses that were not confirmed in time. */
  forgetExpiredAcrossCouncils(now: Date): Promise<void>;
  /** When the next one expires. Null when none waits. */
  findNextExpiryAcrossCouncils(): Promise<Date | null>;
}

export interface StatsRepository {
  get(): Promise<SubscriberStats>;
  add(changes: SubscriberStats): Promise<void>;
  /** Adds to the numbers of people with each attribute value. */
  addAttributes(changes: AttributeEffect): Promise<void>;
  /** The numbers of people with each attribute value; null while the migration counts people of earlier versions. */
  findAttributeCounts(): Promise<AttributeCounts[] | null>;
  /** Adds to the number of people whose search keys a job has to complete. */
  addIncomplete(people: number): Promise<void>;
  /** All search keys are complete. */
  noteComplete(): Promise<void>;
}

/** Background work across councils. No request uses it. */
export interface StatsRepositoryAcrossCouncils {
  /** Councils with people whose search keys are incomplete. */
  listIncompleteAcrossCouncils(): Promise<string[]>;
  /** For the migration: everybody's attribute values are counted. */
  noteAttributesCountedAcrossCouncils(): Promise<void>;
}
