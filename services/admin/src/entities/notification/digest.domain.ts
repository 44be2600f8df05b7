/** The response count of one campaign in the council's last digest. */
export interface DigestCount {
  readonly campaignId: string;
  /** All responses until the digest. */
  readonly responses: number;
  /** New responses in the period of the digest; null when unknown. */
  readonly gained: number | null;
}

export interface DigestMark {
  readonly until: Date;
  readonly counts: readonly DigestCount[];
}
