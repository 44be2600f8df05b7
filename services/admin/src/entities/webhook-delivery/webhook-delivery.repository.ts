import type { WebhookProblem } from '@folkmoot/contracts';
import type { Listed } from '@folkmoot/service-kit';
import type { StoredDelivery } from './webhook-delivery.domain';

export type DeliveryChanges = Partial<
  Omit<StoredDelivery, 'id' | 'revision' | 'councilId' | 'webhookId' | 'event' | 'createdAt'>
>;

interface Page {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** The messages of one council. */
export interface DeliveryRepository {
  add(delivery: Omit<StoredDelivery, 'revision'>): Promise<StoredDelivery>;
  find(id: string): Promise<StoredDelivery | null>;
  /** The message of a group that still waits for more. */
  findOpen(openKey: string): Promise<StoredDelivery | null>;
  /** Newest first. */
  list(webhookId: string, page: Page): Promise<Listed<StoredDelivery>>;
  /** Throws stale_revision. */
  save(delivery: StoredDelivery, changes: DeliveryChanges): Promise<StoredDelivery>;
  /** Ends all waiting messages of an endpoint. */
  endWaiting(webhookId: string, problem: WebhookProblem): Promise<void>;
  /** Ends messages of an endpoint about the same campaign that were tried already and wait for their next attempt. */
  endReplaced(webhookId: string, event: StoredDelivery['event'], campaignId: string): Promise<void>;
  deleteOf(webhookId: string): Promise<void>;
}

/** The messages of all councils, for the work that sends them. */
export interface DeliveryRepositoryAcrossCouncils {
  /** Endpoints with due messages, without those named. */
  listDueWebhooks(now: Date, except: readonly string[], limit: number): Promise<string[]>;
  /** When the next message that is due later is due. Null when none waits. */
  findNextDueAt(now: Date): Promise<Date | null>;
  /** Claims a due message of an endpoint until `until`. Null when there is none. */
  claim(
    webhookId: string,
    now: Date,
    claim: { readonly lease: string; readonly until: Date },
  ): Promise<StoredDelivery | null>;
}
