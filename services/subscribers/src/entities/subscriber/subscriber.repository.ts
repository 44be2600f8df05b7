import type { Listed } from '@folkmoot/service-kit';
import type { SubscriberStats } from './figures.domain';
import type { NewSubscriber, StoredSubscriber } from './subscriber.domain';
import type { SubscriberFilter } from './subscriber-filter.domain';

export interface Page {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

export interface SubscriberRepository {
  /** Throws subscriber_exists when the address is on the council's list. */
  add(subscriber: NewSubscriber): Promise<StoredSubscriber>;
  /** Adds many subscribers. The caller has checked that no address exists. */
  addAll(subscribers: readonly NewSubscriber[]): Promise<void>;
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
   * Replaces a merged tag by the tag that it was merged into, for up to `limit` subscribers that are stored with it.
   * Returns the number of these subscribers.
   */
  replaceTag(tagId: string, into: string, limit: number): Promise<number>;
  /** Newest first. Erased subscribers are listed on request only. */
  list(filter: SubscriberFilter, page: Page): Promise<Listed<StoredSubscriber>>;
  /** With `atMost`, counting stops at that number. */
  count(filter: SubscriberFilter, atMost?: number): Promise<number>;
  /** How many of these people match the filter. */
  countAmong(ids: readonly string[], filter: SubscriberFilter): Promise<number>;
  /** Streams matches, newest first. */
  stream(filter: SubscriberFilter): AsyncIterable<StoredSubscriber>;
  /** How many subscribers have, or had, a subscription that is stored with the tag. */
  countOfTag(tagId: string): Promise<number>;
  /** Up to `limit` subscribers that have, or had, a subscription that is stored with the tag. */
  listOfTag(tagId: string, limit: number): Promise<StoredSubscriber[]>;
}

/** For the migration `fill-search-keys`. No request uses it. */
export interface SearchKeysRepository {
  /**
   * Adds search keys to up to `limit` subscribers without keys, sorted by id, starting after `after`. Returns the last
   * id and how many were changed; null when nobody is left.
   */
  fillAcrossCouncils(after: string, limit: number): Promise<{ last: string; changed: number } | null>;
}

export interface StatsRepository {
  get(): Promise<SubscriberStats>;
  add(changes: SubscriberStats): Promise<void>;
}
