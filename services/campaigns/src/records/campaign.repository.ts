import type { CampaignStatus } from '@folkmoot/contracts';
import type { Listed } from '@folkmoot/service-kit';
import type { Campaign, NewCampaign } from './campaign.domain';

export interface CampaignList {
  /** Found anywhere in title or description; case and accents do not count. */
  q?: string | undefined;
  status?: CampaignStatus | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

export interface DeletedList {
  after: Date;
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** Days after which the responses of a campaign are deleted, by its own word. */
export interface OwnRetention {
  readonly campaignId: string;
  readonly retentionDays: number;
}

/** Campaigns of one council. Deleted ones are found only by the functions that say so. */
export interface CampaignRepository {
  /** Throws campaign_not_found. */
  get(id: string): Promise<Campaign>;
  /** Throws campaign_not_found unless it is there and deleted. */
  getDeleted(id: string): Promise<Campaign>;
  list(list: CampaignList): Promise<Listed<Campaign>>;
  listByIds(ids: readonly string[]): Promise<Campaign[]>;
  listByStatus(status: CampaignStatus): Promise<Campaign[]>;
  /** Those that were deleted after a moment, the last deleted first. */
  listDeleted(list: DeletedList): Promise<Listed<Campaign>>;
  listDeletedIds(): Promise<string[]>;
  /** Those that name a number of days after which their responses go, deleted ones too. */
  listRetentions(): Promise<OwnRetention[]>;
  count(): Promise<number>;
  insert(campaign: NewCampaign): Promise<Campaign>;
  /** Compare-and-set on the revision. */
  save(campaign: Campaign): Promise<Campaign>;
  /** When the sweep is to look at a campaign's rounds again; null for never. The revision stays. */
  noteRoundsDue(id: string, at: Date | null): Promise<void>;
  /** Has the rounds of every recurring campaign looked at, as after a change of the council's time zone. */
  lookAtRounds(at: Date): Promise<void>;
  /** Final. */
  erase(id: string): Promise<void>;
}
