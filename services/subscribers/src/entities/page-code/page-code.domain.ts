/** A QR code of a sign-up page, for one place. */
export interface PageCode {
  readonly id: string;
  readonly councilId: string;
  readonly revision: number;
  readonly pageId: string;
  /** The place where it hangs. */
  readonly label: string;
  readonly isActive: boolean;
  /** Whether the council's logo is in the middle of the code. */
  readonly hasLogo: boolean;
  /** Number of scans, and number of sign-ups through this code. */
  readonly scans: number;
  readonly signups: number;
  readonly createdAt: Date;
}

/** Uses of a code since the last count. */
export interface PageCodeUses {
  readonly scans?: number;
  readonly signups?: number;
}

export type NewPageCode = Omit<PageCode, 'councilId' | 'revision'>;

export const newPageCode = (input: Pick<PageCode, 'id' | 'pageId' | 'label'>, now: Date): NewPageCode => ({
  ...input,
  isActive: true,
  hasLogo: false,
  scans: 0,
  signups: 0,
  createdAt: now,
});
