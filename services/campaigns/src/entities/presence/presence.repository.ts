import type { SurveyEditor } from '@folkmoot/contracts';

/** Who has the survey of a campaign open. A record counts for a short time only. */
export interface PresenceRepository {
  note(campaignId: string, editor: SurveyEditor, at: Date): Promise<void>;
  /** Everybody seen since a time, in the order of their ids. */
  list(campaignId: string, since: Date, limit: number): Promise<SurveyEditor[]>;
  end(campaignId: string, userId: string): Promise<void>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
