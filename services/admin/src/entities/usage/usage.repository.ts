import type { CampaignSnapshot } from '@folkmoot/contracts';

export interface CouncilUsage {
  readonly campaigns: number;
  readonly responses: number;
}

export interface CampaignUsage {
  readonly id: string;
  readonly title: string;
  /** Null until the event of the campaign itself arrives. */
  readonly status: CampaignSnapshot['status'] | null;
  readonly responses: number;
}

export interface StorageUsage {
  readonly files: number;
  readonly bytes: number;
  readonly countedAt: Date | null;
}

export interface StorageCount {
  readonly files: number;
  readonly bytes: number;
  readonly countedAt: Date;
  readonly revision: number;
}

/** Usage of a council's campaigns. Events may arrive in any order. */
export interface UsageRepository {
  /** The highest revision of a campaign wins. */
  noteResponses(campaignId: string, councilId: string, responses: number, revision: number): Promise<void>;
  noteCampaign(
    campaign: Pick<CampaignSnapshot, 'id' | 'councilId' | 'title' | 'status' | 'isDeleted' | 'revision'>,
  ): Promise<void>;
  ofCouncils(councilIds: readonly string[]): Promise<Readonly<Record<string, CouncilUsage>>>;
  /** Campaigns of a council that are not deleted, most responses first. */
  listCampaigns(councilId: string, limit: number): Promise<CampaignUsage[]>;
  /** Responses of a council in a calendar month, `2026-11`. The latest count wins. */
  noteMonth(councilId: string, month: string, responses: number, at: Date): Promise<void>;
  /** The sum over all councils, or the count of one. */
  countMonth(month: string, councilId?: string): Promise<number>;
  /** The count with the highest revision wins. */
  noteStorage(councilId: string, storage: StorageCount): Promise<void>;
  storageOf(councilId: string): Promise<StorageUsage>;
}
