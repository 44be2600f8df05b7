import type { Context, FeatureApp } from '@folkmoot/service-kit';
import type { CampaignRepository } from '../../entities/campaign';
import type { SurveyRepository } from '../../entities/survey';
import type { SurveyCommentRepository } from '../../entities/survey-comment';

interface SurveyCommentRecords {
  readonly campaigns: CampaignRepository;
  readonly surveys: SurveyRepository;
  readonly surveyComments: SurveyCommentRepository;
}

export type SurveyCommentContext = Context<SurveyCommentRecords>;
export type SurveyCommentApp = FeatureApp<SurveyCommentRecords>;
