import type { Council } from '@folkmoot/contracts';

/** This service's copy of a council, updated by events of the admin service. */
export interface CouncilCopy {
  readonly council: Council;
  readonly revision: number;
  readonly isDeleted: boolean;
}

export interface CouncilRepository {
  find(councilId: string): Promise<CouncilCopy | null>;
  save(copy: CouncilCopy): Promise<void>;
}
