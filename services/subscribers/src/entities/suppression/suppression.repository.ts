/**
 * Addresses of erased people, and those of block lists. A keyed hash of each address stays, so that imports do not add
 * the person again.
 */
export interface SuppressionRepository {
  /** Returns the hash of the address. */
  add(email: string, at: Date): Promise<string>;
  /** Blocks addresses that are not suppressed. Throws stale_revision when another request blocked one of them. */
  addAll(emails: readonly string[], at: Date): Promise<void>;
  /** The same by the hash, after a restore. */
  addHash(addressHash: string, at: Date): Promise<void>;
  hashOf(email: string): string;
  /** The person has signed up again. */
  remove(email: string): Promise<void>;
  /** When the person with this address was erased. Null when that never happened, or before the time was kept. */
  findErasedAt(email: string): Promise<Date | null>;
  /** The addresses of this list that were erased. */
  findAmong(emails: readonly string[]): Promise<ReadonlySet<string>>;
}
