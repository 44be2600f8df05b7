import type { SurveyVersion } from '@folkmoot/contracts';
import type { NewSurvey, Survey } from './survey.domain';

/** The editable survey of each campaign. */
export interface SurveyRepository {
  /** Throws campaign_not_found. */
  getOfCampaign(campaignId: string): Promise<Survey>;
  listOfCampaigns(campaignIds: readonly string[]): Promise<Survey[]>;
  /** The files that any survey of the council shows. */
  listFiles(): Promise<string[]>;
  insert(survey: NewSurvey): Promise<Survey>;
  /** Compare-and-set on the revision. */
  save(survey: Survey): Promise<Survey>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}

/** What people answer; never changed once it is there. */
export interface SurveyVersionRepository {
  /** Throws not_found. */
  get(campaignId: string, version: number): Promise<SurveyVersion>;
  findLatest(campaignId: string): Promise<SurveyVersion | null>;
  /** The first one first. */
  list(campaignId: string): Promise<SurveyVersion[]>;
  /** The files that any version of the council's surveys shows. */
  listFiles(): Promise<string[]>;
  insert(version: SurveyVersion): Promise<void>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
