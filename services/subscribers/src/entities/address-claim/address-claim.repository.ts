import type { AddressClaim } from './address-claim.domain';

/** Who has which address below one council. Every page and campaign claims its addresses here before it uses them. */
export interface AddressClaimRepository {
  find(ownerId: string): Promise<AddressClaim | null>;
  /** The claims with one of these addresses. */
  findByAddresses(addresses: readonly string[]): Promise<AddressClaim[]>;
  /** Replaces the owner's claim. Without addresses it has none. Throws slug_taken when another owner has one of them. */
  save(claim: AddressClaim): Promise<void>;
  /** Deletes the claim of an owner that no longer exists. */
  forget(ownerId: string): Promise<void>;
}
