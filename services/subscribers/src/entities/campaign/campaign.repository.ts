import type { CampaignSnapshot } from '@folkmoot/contracts';

/**
 * This service's copy of a campaign, updated by events of the campaigns service. `closedAt` is when staff closed it.
 */
export interface CampaignCopy extends CampaignSnapshot {
  readonly closedAt: Date | null;
}

export interface CampaignRepository {
  find(campaignId: string): Promise<CampaignCopy | null>;
  /** Throws campaign_not_found. */
  get(campaignId: string): Promise<CampaignCopy>;
  listAll(): Promise<CampaignCopy[]>;
  save(copy: CampaignCopy): Promise<void>;
  remove(campaignId: string): Promise<void>;
}
