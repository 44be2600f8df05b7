import type { Council } from '@folkmoot/contracts';

/** This service's copy of a council, fed by the admin service's events. */
export interface CouncilCopy {
  readonly council: Council;
  readonly revision: number;
  readonly isDeleted: boolean;
}

export interface CouncilRepository {
  find(councilId: string): Promise<CouncilCopy | null>;
  save(copy: CouncilCopy): Promise<void>;
}
