/** The link that shows the draft of a campaign to people without an account. A campaign has one at most. */
export interface SurveyPreview {
  readonly campaignId: string;
  /** Signs this link only. Without it no token of the link is valid, so a replaced link ends. */
  readonly linkSecret: string;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface SurveyPreviewRepository {
  find(campaignId: string): Promise<SurveyPreview | null>;
  /** Replaces the earlier link. */
  put(preview: SurveyPreview): Promise<void>;
  /** Returns false when there was none. */
  delete(campaignId: string): Promise<boolean>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
