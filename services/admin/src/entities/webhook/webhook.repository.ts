import type { WebhookEvent } from '@folkmoot/contracts';
import type { Listed } from '@folkmoot/service-kit';
import type { StoredWebhook } from './webhook.domain';

export type WebhookChanges = Partial<
  Pick<StoredWebhook, 'url' | 'events' | 'secretKeys' | 'offReason' | 'offAt' | 'failingSince'>
>;

/** The endpoints of one council. */
export interface WebhookRepository {
  add(webhook: Omit<StoredWebhook, 'revision'>): Promise<StoredWebhook>;
  /** Throws not_found. */
  get(id: string): Promise<StoredWebhook>;
  find(id: string): Promise<StoredWebhook | null>;
  /** Newest first. */
  list(): Promise<Listed<StoredWebhook>>;
  count(): Promise<number>;
  /** The endpoints that are on and get this event. */
  listFor(event: WebhookEvent): Promise<StoredWebhook[]>;
  /** Throws stale_revision. */
  save(webhook: StoredWebhook, changes: WebhookChanges): Promise<StoredWebhook>;
  /** Notes a delivered message. It ends a time of failure. */
  noteDelivered(id: string, at: Date): Promise<void>;
  /** Notes the beginning of a time of failure. Does nothing during one. */
  noteFailed(id: string, at: Date): Promise<void>;
  delete(id: string): Promise<void>;
}

/** The count of responses that the messages of a campaign have said, or would have said. */
export interface WebhookCountRepository {
  /**
   * Stores the count of a campaign. True when it is new and higher than the one before; a lower revision changes
   * nothing.
   */
  note(campaignId: string, responses: number, revision: number): Promise<boolean>;
}
