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
  /** Adds many whose addresses are known not to be there. */
  addAll(subscribers: readonly NewSubscriber[]): Promise<void>;
  /** Throws not_found, also for one whose data is erased. */
  get(id: string): Promise<StoredSubscriber>;
  findByEmail(email: string): Promise<StoredSubscriber | null>;
  findByEmails(emails: readonly string[]): Promise<StoredSubscriber[]>;
  findByIds(ids: readonly string[]): Promise<StoredSubscriber[]>;
  /** Throws stale_revision, or subscriber_exists when the address went to another one. */
  save(subscriber: StoredSubscriber): Promise<StoredSubscriber>;
  /** Many at once; the same errors, told for all of them. */
  saveAll(subscribers: readonly StoredSubscriber[]): Promise<void>;
  /** Newest first. Those whose data is erased are listed only when asked for. */
  list(filter: SubscriberFilter, page: Page): Promise<Listed<StoredSubscriber>>;
  /** With `atMost` it counts no further. */
  count(filter: SubscriberFilter, atMost?: number): Promise<number>;
  /** How many of these people the filter finds. */
  countAmong(ids: readonly string[], filter: SubscriberFilter): Promise<number>;
  /** Newest first, one after another. */
  stream(filter: SubscriberFilter): AsyncIterable<StoredSubscriber>;
  /** How many subscribers have, or had, a subscription to the tag as it is stored. */
  countOfTag(tagId: string): Promise<number>;
  /** Up to `limit` subscribers that have, or had, a subscription to the tag as it is stored. */
  listOfTag(tagId: string, limit: number): Promise<StoredSubscriber[]>;
}

/** Work over all councils that no request does. */
export interface SearchKeysRepository {
  /**
   * Gives search keys to up to `limit` subscribers that have none, in the order of their ids, from behind the given one
   * on. Gives the last id, null when nobody is left.
   */
  fillAcrossCouncils(after: string, limit: number): Promise<string | null>;
}

export interface StatsRepository {
  get(): Promise<SubscriberStats>;
  add(changes: SubscriberStats): Promise<void>;
}
