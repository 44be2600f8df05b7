import type { FeatureApp, Outlook, OutsideClient, Reach } from '@folkmoot/service-kit';
import type { AdminConfig } from '../../config';
import type { AttemptRepository } from '../../entities/attempt';
import type { CouncilRepository } from '../../entities/council';
import type { NoticeRepository } from '../../entities/notification';
import type { SealedSecrets } from '../../entities/secret';
import type { WebhookCountRepository, WebhookRepository } from '../../entities/webhook';
import type {
  DeliveryRepository,
  DeliveryRepositoryAcrossCouncils,
  StoredDelivery,
} from '../../entities/webhook-delivery';

export interface WebhookRecords {
  readonly webhooks: WebhookRepository;
  readonly webhookCounts: WebhookCountRepository;
  readonly webhookDeliveries: DeliveryRepository;
  readonly webhookDeliveriesAcrossCouncils: DeliveryRepositoryAcrossCouncils;
  readonly notices: NoticeRepository;
  readonly councils: CouncilRepository;
  readonly attempts: AttemptRepository;
}

export type WebhookApp = FeatureApp<WebhookRecords, Pick<AdminConfig, 'secretsKey' | 'webhookPrivateHosts'>>;

/** The parts that send a message. */
export interface SendingTools {
  readonly secrets: SealedSecrets;
  readonly reach: Reach;
  readonly outside: OutsideClient;
}

export interface Sender {
  /** Begins to send what is due. Does not wait for the answers. */
  look(): Promise<Outlook>;
  /** Sends one claimed message. Returns it with the result, or null when the claim was lost. */
  send(claimed: StoredDelivery): Promise<StoredDelivery | null>;
  /** Ends attempts that are running, and gives their messages back. */
  stop(): Promise<void>;
}

export interface WebhookTools extends SendingTools {
  readonly sender: Sender;
}
