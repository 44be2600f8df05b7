import type { Context, FeatureApp } from '@folkmoot/service-kit';
import type { PublicationRecords } from '../../entities/campaign';
import type { SavedDraftRepository } from '../../entities/saved-draft';

/** Repositories of a save: the survey, its campaign, and the history of the draft. */
export interface SurveyRecords extends PublicationRecords {
  readonly savedDrafts: SavedDraftRepository;
}

export type SurveyContext = Context<SurveyRecords>;
export type SurveyApp = FeatureApp<SurveyRecords>;
