import type { FeatureApp, Reach } from '@folkmoot/service-kit';
import type { AdminConfig } from '../../config';
import type { AttemptRepository } from '../../entities/attempt';
import type { CouncilRepository } from '../../entities/council';
import type { NoticeRepository } from '../../entities/notification';
import type { SealedSecrets } from '../../entities/secret';
import type { WebhookCountRepository, WebhookRepository } from '../../entities/webhook';
import type { DeliveryRepository, DeliveryRepositoryAcrossCouncils } from '../../entities/webhook-delivery';
import type { Sender } from './sender';

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

/** What sends a message. */
export interface SendingTools {
  readonly secrets: SealedSecrets;
  readonly reach: Reach;
}

export interface WebhookTools extends SendingTools {
  readonly sender: Sender;
}
