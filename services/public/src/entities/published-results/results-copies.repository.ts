import type { ResultsChecksum, ResultsFile } from '@folkmoot/contracts';

export interface KeptFile {
  readonly name: ResultsFile;
  readonly content: string;
}

/** A version of a campaign's results, as this service shows it. */
export interface ResultsCopy {
  readonly campaignId: string;
  readonly councilId: string;
  readonly version: number;
  readonly publishedAt: Date;
  readonly checksums: readonly ResultsChecksum[];
  /** Empty while they must still be fetched. */
  readonly files: readonly KeptFile[];
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
  /** The newest first. */
  listOfCampaign(campaignId: string): Promise<ResultsCopy[]>;
  /** Campaigns of a council with a version that is not withdrawn. */
  listCampaignIdsOf(councilId: string): Promise<string[]>;
  /** Versions whose files are not here yet. */
  listAwaiting(): Promise<NewResultsCopy[]>;
  keepFiles(copy: Pick<ResultsCopy, 'campaignId' | 'version' | 'files'>): Promise<void>;
  forget(copy: Pick<ResultsCopy, 'campaignId' | 'version'>): Promise<void>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
