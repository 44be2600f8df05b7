/** What a council's digest said last, by campaign. */
export interface DigestCount {
  readonly campaignId: string;
  /** All responses until then. */
  readonly responses: number;
  /** How many of them came in the time that the digest was about; null where that is not known. */
  readonly gained: number | null;
}

export interface DigestMark {
  readonly until: Date;
  readonly counts: readonly DigestCount[];
}
