import type { FeatureApp } from '@folkmoot/service-kit';
import type { AnswerSeriesRecords } from '../../entities/answer-series';
import type { CampaignRepository } from '../../entities/campaign';
import type { CounterRepository, RollupRepository } from '../../entities/report';
import type { AskedQuestionRecords, ResponseRepository } from '../../entities/response';
import type { CurrentWeightRecords } from '../../entities/weighting';

export interface AnswerRecords extends AskedQuestionRecords, AnswerSeriesRecords, CurrentWeightRecords {
  readonly campaigns: CampaignRepository;
  readonly counters: CounterRepository;
  readonly rollups: RollupRepository;
  readonly responses: ResponseRepository;
}

export type AnswerApp = FeatureApp<AnswerRecords>;
