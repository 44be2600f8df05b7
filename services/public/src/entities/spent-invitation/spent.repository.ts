/** A used invitation: the hash of its token, and a proof that recognises a repeat of the same submit. */
export interface SpentInvitation {
  readonly invitationId: string;
  /** Keyed hash of invitation and Idempotency-Key: recognises the same pair again, but does not identify a response. */
  readonly proof: string;
}

export interface SpentRepository {
  /** Whether a response was submitted with it. */
  isSpent(campaignId: string, invitationId: string): Promise<boolean>;
  /** The used ones of these invitations. The order of the result is the storage order, not the order of answering. */
  findSpentAmong(campaignId: string, invitationIds: readonly string[]): Promise<string[]>;
  /** Campaigns with used invitations that are not published yet. */
  listUnpublishedAcrossCouncils(): Promise<{ campaignId: string; councilId: string }[]>;
  /**
   * Returns a campaign's unpublished invitations and marks them as published. The order is not the order of answering.
   */
  takeUnpublished(campaignId: string): Promise<string[]>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
