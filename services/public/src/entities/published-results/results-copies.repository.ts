import type { ResultsChecksum } from '@folkmoot/contracts';

/** A version of a campaign's results, as this service shows it. */
export interface ResultsCopy {
  readonly campaignId: string;
  readonly councilId: string;
  readonly version: number;
  readonly publishedAt: Date;
  readonly checksums: readonly ResultsChecksum[];
  /** False while its files must still be fetched, and after a withdrawal. */
  readonly hasFiles: boolean;
  readonly isWithdrawn: boolean;
  readonly withdrawnAt: Date | null;
  readonly reason: string;
}

export type NewResultsCopy = Pick<ResultsCopy, 'campaignId' | 'councilId' | 'version' | 'publishedAt' | 'checksums'>;

/** Copies of published results. They span councils, because residents name none. */
export interface ResultsCopyRepository {
  /** Keeps a withdrawal that was received before. */
  add(copy: NewResultsCopy): Promise<void>;
  withdraw(copy: Pick<ResultsCopy, 'campaignId' | 'councilId' | 'version' | 'withdrawnAt' | 'reason'>): Promise<void>;
  /** Versions of these campaigns, the newest first. */
  listOfCampaigns(campaignIds: readonly string[]): Promise<ResultsCopy[]>;
  /** Campaigns of these councils with a version that is not withdrawn. */
  listCampaignIdsOf(councilIds: readonly string[]): Promise<string[]>;
  /** Versions whose files are not here yet. */
  listAwaiting(): Promise<NewResultsCopy[]>;
  /** Notes that all files are here. False when the version was withdrawn or erased meanwhile. */
  noteFiles(copy: Pick<ResultsCopy, 'campaignId' | 'version'>): Promise<boolean>;
  forget(copy: Pick<ResultsCopy, 'campaignId' | 'version'>): Promise<void>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
