import type { Actor, Integrity, Report } from '@folkmoot/contracts';
import type { Context, FeatureApp, Logger } from '@folkmoot/service-kit';
import type { AnswerSeriesRecords } from '../../entities/answer-series';
import type { CampaignRepository, IntegrityLevelRecords } from '../../entities/campaign';
import type { CouncilCopyRepository } from '../../entities/council';
import type { InsightRepository } from '../../entities/insight';
import type {
  IntegrityRecords as ComparisonRecords,
  IntegrityRepositoryAcrossCouncils,
} from '../../entities/integrity';
import type { PublicationRecords, PublicationRepositoryAcrossCouncils } from '../../entities/publication';
import type { QrCodeRepository } from '../../entities/qr-code';
import type { RedactionRepository } from '../../entities/redaction';
import type { CounterRepository, RollupRepository } from '../../entities/report';
import type { AskedQuestionRecords, ResponseRepository } from '../../entities/response';
import type { VisitRepository } from '../../entities/visit';
import type { WaveRepositoryAcrossCouncils } from '../../entities/wave';
import type { CurrentWeightRecords, WeightingRecords } from '../../entities/weighting';

export interface PublicationsRecords
  extends PublicationRecords,
    AskedQuestionRecords,
    AnswerSeriesRecords,
    CurrentWeightRecords,
    WeightingRecords,
    ComparisonRecords,
    IntegrityLevelRecords {
  readonly campaigns: CampaignRepository;
  readonly councils: CouncilCopyRepository;
  readonly responses: ResponseRepository;
  readonly redactions: RedactionRepository;
  readonly rollups: RollupRepository;
  readonly counters: CounterRepository;
  readonly visits: VisitRepository;
  readonly insights: InsightRepository;
  readonly qrCodes: Pick<QrCodeRepository, 'listOfCampaigns'>;
  readonly integritySweep: IntegrityRepositoryAcrossCouncils;
  readonly waveSweep: WaveRepositoryAcrossCouncils;
  readonly publicationSweep: PublicationRepositoryAcrossCouncils;
}

export type PublicationContext = Context<PublicationsRecords, Actor>;

/** Functions of other features. */
export interface PublicationNeeds {
  /** The report of all days, with weighted figures where the campaign has weights. */
  readonly readReport: (context: PublicationContext, campaignId: string) => Promise<Report>;
  readonly getIntegrity: (context: PublicationContext, campaignId: string) => Promise<Integrity>;
}

export interface PublicationTools extends PublicationNeeds {
  readonly logger: Pick<Logger, 'warn'>;
  readonly publicOrigin: string;
}

export type PublicationsApp = FeatureApp<PublicationsRecords, { readonly publicOrigin: string }>;
