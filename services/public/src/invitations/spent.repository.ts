/** A used invitation: the hash of its token, and what tells a repeat of the same submit from another one. */
export interface SpentInvitation {
  readonly invitationId: string;
  /** Keyed hash of invitation and Idempotency-Key: says that both come together again, and leads to no response. */
  readonly proof: string;
}

export interface SpentRepository {
  /** Whether an answer was handed in with it. */
  isSpent(campaignId: string, invitationId: string): Promise<boolean>;
  /** Which of these were used. The answer has the order of the storage, which says nothing. */
  findSpentAmong(campaignId: string, invitationIds: readonly string[]): Promise<string[]>;
  /** Campaigns with invitations that nobody has been told of. */
  listUntoldAcrossCouncils(): Promise<{ campaignId: string; councilId: string }[]>;
  /** Takes what was not told of a campaign yet, and notes that it is. In no order of time. */
  takeUntold(campaignId: string): Promise<string[]>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
