import type { Context, FeatureApp } from '@folkmoot/service-kit';
import type { CampaignRepository } from '../../entities/campaign';
import type { CommentRepository } from '../../entities/comment';
import type { SurveyRepository } from '../../entities/survey';

interface CommentRecords {
  readonly campaigns: CampaignRepository;
  readonly surveys: SurveyRepository;
  readonly comments: CommentRepository;
}

export type CommentContext = Context<CommentRecords>;
export type CommentApp = FeatureApp<CommentRecords>;
