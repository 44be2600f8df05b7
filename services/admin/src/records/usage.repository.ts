export interface CouncilUsage {
  readonly campaigns: number;
  readonly responses: number;
}

/** What is known of a council's campaigns, told by events in any order. */
export interface UsageRepository {
  /** Later news of the same campaign win by revision. */
  noteResponses(campaignId: string, councilId: string, responses: number, revision: number): Promise<void>;
  noteCampaign(campaignId: string, councilId: string, isDeleted: boolean, revision: number): Promise<void>;
  ofCouncils(councilIds: readonly string[]): Promise<Readonly<Record<string, CouncilUsage>>>;
}
