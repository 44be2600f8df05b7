/** A campaign and where it is. */
export interface CampaignPlace {
  readonly campaignId: string;
  readonly councilId: string;
}

export interface CouncilRetention {
  readonly councilId: string;
  readonly retentionDays: number;
}

/** What jobs look for over all councils; everything they do with it, they do in the council. */
export interface SweepRepository {
  /** Scheduled campaigns whose start has come, open ones whose end has. */
  listDueAcrossCouncils(now: Date): Promise<CampaignPlace[]>;
  /** Recurring campaigns whose rounds are to be looked at. */
  listRoundsDueAcrossCouncils(now: Date): Promise<CampaignPlace[]>;
  listDeletedBeforeAcrossCouncils(moment: Date): Promise<CampaignPlace[]>;
  listToRecountAcrossCouncils(): Promise<CampaignPlace[]>;
  /** Every campaign that has counts. */
  listCountedAcrossCouncils(): Promise<CampaignPlace[]>;
  /** Councils that have responses deleted after some days (E-63). */
  listRetentionAcrossCouncils(): Promise<CouncilRetention[]>;
  /** Councils that have files. */
  listCouncilsWithFilesAcrossCouncils(): Promise<string[]>;
  /** Campaigns whose figures have changed since they were last announced. */
  listUnannouncedAcrossCouncils(limit: number): Promise<CampaignPlace[]>;
}
