import type { FeatureApp } from '@folkmoot/service-kit';
import type { AnswerSeriesRecords } from '../../entities/answer-series';
import type { CampaignRepository } from '../../entities/campaign';
import type { CouncilCopyRepository } from '../../entities/council';
import type { CounterRepository, RollupRepository } from '../../entities/report';
import type { AskedQuestionRecords, RedactTexts, ResponseRepository } from '../../entities/response';
import type { CurrentWeightRecords, CurrentWeights } from '../../entities/weighting';

export interface ExportRecords extends AskedQuestionRecords, AnswerSeriesRecords, CurrentWeightRecords {
  readonly campaigns: CampaignRepository;
  readonly councils: CouncilCopyRepository;
  readonly responses: ResponseRepository;
  readonly rollups: RollupRepository;
  readonly counters: CounterRepository;
}

/** Functions of other processes and of other features. */
export interface ExportTools {
  readonly redactTexts: RedactTexts;
  readonly weightsOf: CurrentWeights;
}

export type ExportApp = FeatureApp<ExportRecords>;
