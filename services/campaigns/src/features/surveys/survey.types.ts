import type { Context, FeatureApp } from '@folkmoot/service-kit';
import type { PublicationRecords } from '../../entities/campaign';
import type { RollupRepository } from '../../entities/report';
import type { SavedDraftRepository } from '../../entities/saved-draft';
import type { SurveyCommentRepository } from '../../entities/survey-comment';

/** Repositories of a save: the survey, its campaign, the history of the draft, and comments on questions. */
export interface SurveyRecords extends PublicationRecords {
  readonly rollups: RollupRepository;
  readonly savedDrafts: SavedDraftRepository;
  readonly surveyComments: SurveyCommentRepository;
}

export type SurveyContext = Context<SurveyRecords>;
export type SurveyApp = FeatureApp<SurveyRecords>;
