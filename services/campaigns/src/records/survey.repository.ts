import type { SurveyVersion } from '@folkmoot/contracts';
import type { Listed } from '@folkmoot/service-kit';
import type { NewSurvey, Survey } from './survey.domain';

export interface SurveyList {
  /** Found anywhere in title or description; case and accents do not count. */
  q?: string | undefined;
  /** Surveys of these campaigns are left out. */
  withoutCampaigns: readonly string[];
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** The editable survey of each campaign. */
export interface SurveyRepository {
  /** Throws campaign_not_found. */
  getOfCampaign(campaignId: string): Promise<Survey>;
  listOfCampaigns(campaignIds: readonly string[]): Promise<Survey[]>;
  /** The last edited first. */
  list(list: SurveyList): Promise<Listed<Survey>>;
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
  /** The newest first; `beforeVersion` leaves out those from there on. */
  listNewest(campaignId: string, page: { beforeVersion?: number; limit: number }): Promise<SurveyVersion[]>;
  /** The files that any version of the council's surveys shows. */
  listFiles(): Promise<string[]>;
  insert(version: SurveyVersion): Promise<void>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
