import type { SurveyVersion } from '@folkmoot/contracts';
import type { CampaignCopy, CouncilCopy } from './campaign-copy.domain';

/** Copies of what other services own, fed by their events. They span councils: residents name no council. */
export interface CopiesRepository {
  findCampaign(id: string): Promise<CampaignCopy | null>;
  saveCampaign(copy: CampaignCopy): Promise<void>;
  /** The campaign with every version of its survey. */
  eraseCampaign(id: string): Promise<void>;
  findCouncil(id: string): Promise<CouncilCopy | null>;
  /** The council at an address, else the one that had it before; one that is gone has none. */
  findCouncilBySlug(slug: string): Promise<CouncilCopy | null>;
  saveCouncil(copy: CouncilCopy): Promise<void>;
  /** Versions are immutable: one that is there already stays. One that shows files is not seen until these are kept. */
  addVersion(version: SurveyVersion): Promise<void>;
  /** Versions whose files are not kept yet. */
  listAwaiting(): Promise<SurveyVersion[]>;
  /** Its files are kept: from now on it is seen. */
  showVersion(campaignId: string, version: number): Promise<void>;
  listCampaignIdsOf(councilId: string): Promise<string[]>;
  /** How many campaigns and versions went. */
  eraseCampaignsOf(councilId: string): Promise<Record<string, number>>;
  listCampaigns(ids: readonly string[]): Promise<CampaignCopy[]>;
  listCouncils(ids: readonly string[]): Promise<CouncilCopy[]>;
  /** Every version of a campaign that may be seen, the first one first. */
  listVersions(campaignId: string): Promise<SurveyVersion[]>;
}
