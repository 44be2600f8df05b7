import type { Council } from '@folkmoot/contracts';

/** What this service knows of a council; the highest revision wins. */
export interface CouncilCopy {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly timezone: string;
  /** The council as admin told of it last; absent in copies kept before it was kept whole. */
  readonly council?: Council;
  readonly sourceRevision: number;
  readonly isDeleted: boolean;
}

export interface CouncilCopyRepository {
  /** The council that is worked in; null until the admin service has told of it. */
  find(): Promise<CouncilCopy | null>;
  save(copy: CouncilCopy): Promise<void>;
}
