import type { CampaignRef } from '../campaign/campaign.repository';
import type { Commitments } from './commitment.domain';

export interface CommitmentRepository {
  /** Without any, an empty list. */
  get(campaignId: string): Promise<Commitments>;
  /** Throws stale_revision when it was changed meanwhile. */
  put(list: Commitments): Promise<Commitments>;
  /** Nothing has changed: themes are counted again at this time. */
  noteDue(campaignId: string, dueAt: Date): Promise<void>;
  /** Lists of the council with something that was due before this day. */
  listOverdue(today: string, limit: number): Promise<Commitments[]>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}

/** Queries of jobs over all councils. */
export interface CommitmentRepositoryAcrossCouncils {
  findNextDueAcrossCouncils(): Promise<Date | null>;
  /** The longest due first. */
  listDueAcrossCouncils(now: Date, limit: number): Promise<CampaignRef[]>;
}
