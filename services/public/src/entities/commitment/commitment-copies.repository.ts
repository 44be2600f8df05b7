import type { PublicCommitment } from '@folkmoot/contracts';

/** The public commitments of a campaign, in their order. */
export interface CommitmentsCopy {
  readonly campaignId: string;
  readonly councilId: string;
  readonly revision: number;
  readonly points: readonly PublicCommitment[];
}

/** Copies of commitments. They span councils, because residents name none. */
export interface CommitmentCopyRepository {
  /** Keeps a newer copy that was received before. */
  saveCommitments(copy: CommitmentsCopy): Promise<void>;
  listCommitmentsOf(councilId: string): Promise<CommitmentsCopy[]>;
  eraseCommitmentsOf(campaignId: string): Promise<void>;
}
