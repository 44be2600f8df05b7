/** Addresses of erased people. A keyed hash of each address stays, so that imports do not add the person again. */
export interface SuppressionRepository {
  add(email: string): Promise<void>;
  /** The person has signed up again. */
  remove(email: string): Promise<void>;
  /** The addresses of this list that were erased. */
  findAmong(emails: readonly string[]): Promise<ReadonlySet<string>>;
}
