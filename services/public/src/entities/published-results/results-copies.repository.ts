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
  /** When its written answers were removed. The files are those from before that, until the others are fetched. */
  readonly answersRemovedAt: Date | null;
  readonly isWithdrawn: boolean;
  readonly withdrawnAt: Date | null;
  readonly reason: string;
}

export type NewResultsCopy = Pick<ResultsCopy, 'campaignId' | 'councilId' | 'version' | 'publishedAt' | 'checksums'>;

/** A version whose files must be fetched. */
export type AwaitedResultsCopy = NewResultsCopy & Pick<ResultsCopy, 'answersRemovedAt'>;

type ReplacedFiles = Pick<ResultsCopy, 'campaignId' | 'councilId' | 'version' | 'answersRemovedAt' | 'checksums'>;

/** Copies of published results. They span councils, because residents name none. */
export interface ResultsCopyRepository {
  /** Keeps a withdrawal and a removal of answers that were received before. */
  add(copy: NewResultsCopy): Promise<void>;
  /** The files have changed, and must be fetched. The files of before are shown until then. */
  replaceFiles(copy: ReplacedFiles): Promise<void>;
  withdraw(copy: Pick<ResultsCopy, 'campaignId' | 'councilId' | 'version' | 'withdrawnAt' | 'reason'>): Promise<void>;
  /** The newest first. */
  listOfCampaign(campaignId: string): Promise<ResultsCopy[]>;
  /** Campaigns of a council with a version that is not withdrawn. */
  listCampaignIdsOf(councilId: string): Promise<string[]>;
  /** Versions whose files are not here yet. */
  listAwaiting(): Promise<AwaitedResultsCopy[]>;
  /** Keeps no files from before a removal of answers that was received in the meantime. */
  keepFiles(
    copy: Pick<ResultsCopy, 'campaignId' | 'version' | 'files' | 'checksums' | 'answersRemovedAt'>,
  ): Promise<void>;
  forget(copy: Pick<ResultsCopy, 'campaignId' | 'version'>): Promise<void>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
