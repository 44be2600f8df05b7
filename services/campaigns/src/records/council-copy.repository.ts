/** What this service knows of a council; the highest revision wins. */
export interface CouncilCopy {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly timezone: string;
  readonly sourceRevision: number;
  readonly isDeleted: boolean;
}

export interface CouncilCopyRepository {
  /** The council that is worked in; null until the admin service has told of it. */
  find(): Promise<CouncilCopy | null>;
  save(copy: CouncilCopy): Promise<void>;
}
