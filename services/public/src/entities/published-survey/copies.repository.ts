import type { SurveyVersion } from '@folkmoot/contracts';
import type { CampaignCopy, CouncilCopy, ShortNames } from './campaign-copy.domain';

/** Copies of other services' data, updated by their events. They span councils, because residents name no council. */
export interface CopiesRepository {
  findCampaign(id: string): Promise<CampaignCopy | null>;
  saveCampaign(copy: CampaignCopy): Promise<void>;
  /** Erases the campaign with every version of its survey. */
  eraseCampaign(id: string): Promise<void>;
  findCouncil(id: string): Promise<CouncilCopy | null>;
  /** The council with this present address, else with this former one. Null for a deleted council. */
  findCouncilBySlug(slug: string): Promise<CouncilCopy | null>;
  saveCouncil(copy: CouncilCopy): Promise<void>;
  /**
   * Versions are immutable: an existing one is not replaced. A version with files is hidden until the files are stored.
   */
  addVersion(version: SurveyVersion): Promise<void>;
  /** Versions whose files are not stored yet. */
  listAwaiting(): Promise<SurveyVersion[]>;
  /** Makes a version visible, after its files are stored. */
  showVersion(campaignId: string, version: number): Promise<void>;
  listCampaignIdsOf(councilId: string): Promise<string[]>;
  /** Returns the numbers of erased campaigns and versions. */
  eraseCampaignsOf(councilId: string): Promise<Record<string, number>>;
  /** The campaigns of a council with a short name, published or not. */
  listShortNames(councilId: string): Promise<ShortNames[]>;
  listCampaignsOf(councilIds: readonly string[]): Promise<CampaignCopy[]>;
  listCampaigns(ids: readonly string[]): Promise<CampaignCopy[]>;
  listCouncils(ids: readonly string[]): Promise<CouncilCopy[]>;
  /** Ids of every council that is not deleted. */
  listCouncilIds(): Promise<string[]>;
  /** Every visible version of a campaign, first one first. */
  listVersions(campaignId: string): Promise<SurveyVersion[]>;
}
