import type { Context, FeatureApp } from '@folkmoot/service-kit';
import type { CampaignRepository } from '../../entities/campaign';
import type { CodebookRepository } from '../../entities/codebook';
import type { CommentPlanRepository } from '../../entities/comment-plan';

export interface CodebookRecords {
  readonly campaigns: CampaignRepository;
  readonly codebooks: CodebookRepository;
  readonly commentPlans: CommentPlanRepository;
}

export type CodebookContext = Context<CodebookRecords>;
export type CodebookApp = FeatureApp<CodebookRecords>;
