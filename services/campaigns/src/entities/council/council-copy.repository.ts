import type { Council } from '@folkmoot/contracts';

/** This service's copy of a council; the highest revision wins. */
export interface CouncilCopy {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly timezone: string;
  /** The last snapshot from the admin service; missing in copies of older versions. */
  readonly council?: Council;
  readonly sourceRevision: number;
  readonly isDeleted: boolean;
}

export interface CouncilCopyRepository {
  /** The copy of the current council; null until an event of the admin service has arrived. */
  find(): Promise<CouncilCopy | null>;
  save(copy: CouncilCopy): Promise<void>;
}

/** Queries of jobs over all councils. Each returns council ids. */
export interface CouncilCopyRepositoryAcrossCouncils {
  /** Councils with a retention period, without deleted ones. */
  listWithRetentionAcrossCouncils(): Promise<string[]>;
  listDeletedAcrossCouncils(): Promise<string[]>;
}
