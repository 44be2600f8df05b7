import type { SurveyVersion } from '@folkmoot/contracts';
import type { Listed } from '@folkmoot/service-kit';
import type { NewSurvey, Survey } from './survey.domain';

export interface SurveyList {
  /** Text in title or description; ignores case and accents. */
  q?: string | undefined;
  /** Leaves out surveys of these campaigns. */
  withoutCampaigns: readonly string[];
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** The draft survey of each campaign. */
export interface SurveyRepository {
  /** Throws campaign_not_found. */
  getOfCampaign(campaignId: string): Promise<Survey>;
  /** The revision without the content, which may be large. Throws campaign_not_found. */
  getRevision(campaignId: string): Promise<number>;
  listOfCampaigns(campaignIds: readonly string[]): Promise<Survey[]>;
  /** Last edited first. */
  list(list: SurveyList): Promise<Listed<Survey>>;
  /** Files that any survey of the council shows. */
  listFiles(): Promise<string[]>;
  insert(survey: NewSurvey): Promise<Survey>;
  /** Compare-and-set on the revision. */
  save(survey: Survey): Promise<Survey>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}

/** Published versions, which never change. */
export interface SurveyVersionRepository {
  /** Throws not_found. */
  get(campaignId: string, version: number): Promise<SurveyVersion>;
  findLatest(campaignId: string): Promise<SurveyVersion | null>;
  /** Oldest first. */
  list(campaignId: string): Promise<SurveyVersion[]>;
  /** Newest first; only versions before `beforeVersion`. */
  listNewest(campaignId: string, page: { beforeVersion?: number; limit: number }): Promise<SurveyVersion[]>;
  /** Files that any version of the council's surveys shows. */
  listFiles(): Promise<string[]>;
  insert(version: SurveyVersion): Promise<void>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
