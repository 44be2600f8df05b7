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
  /** Versions of these campaigns, the newest first. */
  listOfCampaigns(campaignIds: readonly string[]): Promise<ResultsCopy[]>;
  /** Campaigns of these councils with a version that is not withdrawn. */
  listCampaignIdsOf(councilIds: readonly string[]): Promise<string[]>;
  /** Versions whose files are not here yet. */
  listAwaiting(): Promise<AwaitedResultsCopy[]>;
  /**
   * Notes that all files are here. False when the version was withdrawn or erased meanwhile, or when its answers were
   * removed, so that other files are awaited.
   */
  noteFiles(copy: Pick<ResultsCopy, 'campaignId' | 'version' | 'checksums' | 'answersRemovedAt'>): Promise<boolean>;
  forget(copy: Pick<ResultsCopy, 'campaignId' | 'version'>): Promise<void>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
