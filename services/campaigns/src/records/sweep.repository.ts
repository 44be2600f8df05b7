/** A campaign and where it is. */
export interface CampaignPlace {
  readonly campaignId: string;
  readonly councilId: string;
}

/** A QR code and where it is. */
export interface CodePlace extends CampaignPlace {
  readonly codeId: string;
}

/** What jobs look for over all councils; everything they do with it, they do in the council. */
export interface SweepRepository {
  /** Scheduled campaigns whose start has come, open ones whose end has. */
  listDueAcrossCouncils(now: Date): Promise<CampaignPlace[]>;
  /** Recurring campaigns whose rounds are to be looked at. */
  listRoundsDueAcrossCouncils(now: Date): Promise<CampaignPlace[]>;
  listDeletedBeforeAcrossCouncils(moment: Date): Promise<CampaignPlace[]>;
  listToRecountAcrossCouncils(): Promise<CampaignPlace[]>;
  /** Campaigns whose counts and responses are not as this release writes them. */
  listOutdatedAcrossCouncils(): Promise<CampaignPlace[]>;
  /** Every campaign that has counts. */
  listCountedAcrossCouncils(): Promise<CampaignPlace[]>;
  /** Councils that have responses deleted after some days (E-63): all of theirs, or those of some campaign. */
  listForgetfulAcrossCouncils(): Promise<string[]>;
  /** Councils that have files. */
  listCouncilsWithFilesAcrossCouncils(): Promise<string[]>;
  /** Councils that have somewhere to keep files. */
  listCouncilsWithStorageAcrossCouncils(): Promise<string[]>;
  /** Campaigns that were never activated and are not deleted. */
  listUnpublishedAcrossCouncils(): Promise<CampaignPlace[]>;
  /** QR codes by their ids, those that come after this one. */
  listCodesAcrossCouncils(afterId: string, limit: number): Promise<CodePlace[]>;
  /** Campaigns whose figures have changed since they were last announced. */
  listUnannouncedAcrossCouncils(limit: number): Promise<CampaignPlace[]>;
}
