import type { Listed } from '@folkmoot/service-kit';
import type { StoredSubscriber, SubscriberStats, SubscriberStatus } from './subscriber.domain';

export type NewSubscriber = Omit<StoredSubscriber, 'id' | 'councilId' | 'revision'>;

export interface SubscriberFilter {
  /** Part of the address or the unique id; case and accents do not matter. */
  readonly q?: string | undefined;
  readonly tagId?: string | undefined;
  readonly status?: SubscriberStatus | undefined;
}

export interface Page {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

export interface SubscriberRepository {
  /** Throws subscriber_exists when the address is on the council's list. */
  add(subscriber: NewSubscriber): Promise<StoredSubscriber>;
  /** Newest first. Those whose data is erased are listed only when asked for. */
  list(filter: SubscriberFilter, page: Page): Promise<Listed<StoredSubscriber>>;
}

export interface StatsRepository {
  get(): Promise<SubscriberStats>;
  add(changes: SubscriberStats): Promise<void>;
}
