import type { FeatureApp } from '@folkmoot/service-kit';
import type { AnswerSeriesRecords } from '../../entities/answer-series';
import type { CampaignRepository, CampaignRepositoryAcrossCouncils } from '../../entities/campaign';
import type { CouncilCopyRepository, CouncilCopyRepositoryAcrossCouncils } from '../../entities/council';
import type { InsightRepository } from '../../entities/insight';
import type { IntegrityRecords } from '../../entities/integrity';
import type { LabelSampleRepository } from '../../entities/label-sample';
import type { DeletedAnswerRecords } from '../../entities/publication';
import type { RedactionRepository } from '../../entities/redaction';
import type { CounterRepository, RollupRepository } from '../../entities/report';
import type { ResponseRepository } from '../../entities/response';
import type { SurveyVersionRepository } from '../../entities/survey';
import type { WeightingRecords } from '../../entities/weighting';

export interface RetentionRecords
  extends AnswerSeriesRecords,
    WeightingRecords,
    IntegrityRecords,
    DeletedAnswerRecords {
  readonly campaigns: CampaignRepository;
  readonly campaignSweep: CampaignRepositoryAcrossCouncils;
  readonly councils: CouncilCopyRepository;
  readonly councilSweep: CouncilCopyRepositoryAcrossCouncils;
  readonly versions: SurveyVersionRepository;
  readonly responses: ResponseRepository;
  readonly rollups: RollupRepository;
  readonly counters: CounterRepository;
  readonly insights: InsightRepository;
  readonly labelSamples: LabelSampleRepository;
  readonly redactions: RedactionRepository;
}

export type RetentionApp = FeatureApp<RetentionRecords>;
