import type { FeatureApp } from '@folkmoot/service-kit';
import type { AnswerSeriesRecords } from '../../entities/answer-series';
import type { CampaignRepository } from '../../entities/campaign';
import type { CommentPlanRepository } from '../../entities/comment-plan';
import type { CouncilCopyRepository } from '../../entities/council';
import type { IntegrityRepository } from '../../entities/integrity';
import type { CounterRepository, CounterRepositoryAcrossCouncils, RollupRepository } from '../../entities/report';
import type { AskedQuestionRecords, RedactTexts, ResponseRepository } from '../../entities/response';
import type { SurveyVersionRepository } from '../../entities/survey';
import type { WaveContentRecords } from '../../entities/wave';
import type { CurrentWeightRecords, CurrentWeights, WeightingRecords } from '../../entities/weighting';

/** Repositories that store and count responses. */
export interface CountingRecords extends WeightingRecords, WaveContentRecords {
  readonly versions: SurveyVersionRepository;
  readonly responses: ResponseRepository;
  readonly rollups: RollupRepository;
  readonly counters: CounterRepository;
}

/** Repositories that store responses, which can fill a survey. */
export interface StoringRecords extends CountingRecords {
  readonly commentPlans: CommentPlanRepository;
  readonly campaigns: CampaignRepository;
  readonly integrity: IntegrityRepository;
}

/** Repositories of a recount, which uses the current time zone of the council. */
export interface RecountRecords extends CountingRecords {
  readonly councils: CouncilCopyRepository;
}

export interface ResponseRecords
  extends RecountRecords,
    StoringRecords,
    AskedQuestionRecords,
    AnswerSeriesRecords,
    CurrentWeightRecords {
  readonly councils: CouncilCopyRepository;
  readonly commentPlans: CommentPlanRepository;
  readonly counterSweep: CounterRepositoryAcrossCouncils;
}

/** Functions of other processes and of other features. */
export interface ResponseTools {
  readonly redactTexts: RedactTexts;
  readonly weightsOf: CurrentWeights;
}

export type ResponseApp = FeatureApp<ResponseRecords>;
