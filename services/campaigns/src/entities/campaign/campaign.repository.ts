import type { CampaignStatus } from '@folkmoot/contracts';
import type { Listed } from '@folkmoot/service-kit';
import type { Campaign, NewCampaign } from './campaign.domain';

export interface CampaignFilter {
  /** Every word must be in title, description or labels; ignores case and accents. */
  q?: string | undefined;
  status?: CampaignStatus | undefined;
  /** Leaves out the campaigns of this status. */
  without?: CampaignStatus | undefined;
  label?: string | undefined;
}

interface CampaignList extends CampaignFilter {
  cursor?: string | undefined;
  limit?: number | undefined;
}

export interface DeletedList {
  after: Date;
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** Days until the responses of a campaign are deleted, set for the campaign itself. */
export interface OwnRetention {
  readonly campaignId: string;
  readonly retentionDays: number;
}

/** Campaigns of one council. Only methods that say so find deleted campaigns. */
export interface CampaignRepository {
  /** Throws campaign_not_found. */
  get(id: string): Promise<Campaign>;
  /** Throws campaign_not_found unless the campaign is deleted and can be found. */
  getDeleted(id: string): Promise<Campaign>;
  /** Finds deleted campaigns, too. Throws campaign_not_found. */
  getWithDeleted(id: string): Promise<Campaign>;
  list(list: CampaignList): Promise<Listed<Campaign>>;
  /** Every campaign that matches, newest first. A council has some hundreds at most. */
  listMatching(filter: CampaignFilter): Promise<Campaign[]>;
  listByIds(ids: readonly string[]): Promise<Campaign[]>;
  listByStatus(status: CampaignStatus): Promise<Campaign[]>;
  /** Campaigns before their activation that nobody has changed since a time, the last changed first. */
  listUntouchedDrafts(since: Date, limit: number): Promise<Campaign[]>;
  /** Campaigns before their activation that should open before a time, the earliest start first. */
  listDraftsToOpen(before: Date, limit: number): Promise<Campaign[]>;
  /** Campaigns that were changed since a time, the last changed first. */
  listChangedSince(since: Date, limit: number): Promise<Campaign[]>;
  /** Campaigns deleted since a time, last deleted first. */
  listDeleted(list: DeletedList): Promise<Listed<Campaign>>;
  listDeletedIds(): Promise<string[]>;
  /** Campaigns with their own retention period, including deleted ones. */
  listRetentions(): Promise<OwnRetention[]>;
  count(): Promise<number>;
  insert(campaign: NewCampaign): Promise<Campaign>;
  /** Compare-and-set on the revision. */
  save(campaign: Campaign): Promise<Campaign>;
  /** Sets the next check of a campaign's rounds; null for never. Does not change the revision. */
  noteRoundsDue(id: string, at: Date | null): Promise<void>;
  /** Makes the rounds of every recurring campaign due, for example after a change of the council's time zone. */
  lookAtRounds(at: Date): Promise<void>;
  /** Deletes the campaign. There is no restore. */
  erase(id: string): Promise<void>;
}

/** Identifies a campaign across councils. */
export interface CampaignRef {
  readonly campaignId: string;
  readonly councilId: string;
}

/** Queries of jobs over all councils. The jobs then do their work in one council at a time. */
export interface CampaignRepositoryAcrossCouncils {
  /** Scheduled campaigns that are due to start, and open campaigns that are due to end. */
  listDueAcrossCouncils(now: Date): Promise<CampaignRef[]>;
  /** Recurring campaigns whose rounds are due for a check. */
  listRoundsDueAcrossCouncils(now: Date): Promise<CampaignRef[]>;
  /** When the first campaign is due to start or to end, or its rounds are due for a check. Null when none is. */
  findNextDueAtAcrossCouncils(): Promise<Date | null>;
  listDeletedBeforeAcrossCouncils(moment: Date): Promise<CampaignRef[]>;
  /** Campaigns that were never activated and are not deleted. */
  /** Campaigns with labels that residents can see or could see, by their id. */
  listLabelledAcrossCouncils(afterId: string, limit: number): Promise<CampaignRef[]>;
  countLabelledAcrossCouncils(): Promise<number>;
  listUnpublishedAcrossCouncils(): Promise<CampaignRef[]>;
  /** Councils with a campaign that has its own retention period. */
  listCouncilsWithRetentionAcrossCouncils(): Promise<string[]>;
}
