import type { Context, FeatureApp } from '@folkmoot/service-kit';
import type { AnnotationRepository } from '../../entities/annotation';
import type { CampaignRepository } from '../../entities/campaign';
import type { QrCodeRepository } from '../../entities/qr-code';
import type { CounterRepository } from '../../entities/report';
import type { WatchRepository } from '../../entities/watch';

export interface AnnotationRecords {
  readonly annotations: AnnotationRepository;
  readonly campaigns: CampaignRepository;
  readonly counters: CounterRepository;
  readonly qrCodes: QrCodeRepository;
  readonly watches: WatchRepository;
}

export type AnnotationContext = Context<AnnotationRecords>;
export type AnnotationApp = FeatureApp<AnnotationRecords>;
