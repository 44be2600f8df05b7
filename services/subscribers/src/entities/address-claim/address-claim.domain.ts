/** All addresses below a council that one page or campaign has, now or formerly. */
export interface AddressClaim {
  /** The id of the page or campaign. */
  readonly ownerId: string;
  readonly kind: 'opt_in_page' | 'campaign';
  readonly addresses: readonly string[];
  /** The owner's revision that the claim is for. */
  readonly ownerRevision: number;
}
