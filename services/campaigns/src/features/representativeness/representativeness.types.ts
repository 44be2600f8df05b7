import type { Context, FeatureApp } from '@folkmoot/service-kit';
import type { CampaignRepository } from '../../entities/campaign';
import type { CommentPlanRepository } from '../../entities/comment-plan';
import type { KnownDimensionRecords } from '../../entities/population';
import type { CounterRepository, RollupRepository } from '../../entities/report';
import type { SurveyVersionRepository } from '../../entities/survey';

interface RepresentativenessRecords extends KnownDimensionRecords {
  readonly campaigns: CampaignRepository;
  readonly versions: SurveyVersionRepository;
  readonly rollups: RollupRepository;
  readonly counters: CounterRepository;
  readonly commentPlans: Pick<CommentPlanRepository, 'find'>;
}

export type RepresentativenessContext = Context<RepresentativenessRecords>;
export type RepresentativenessApp = FeatureApp<RepresentativenessRecords>;
