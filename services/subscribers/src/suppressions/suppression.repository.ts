/** Addresses of people who were erased: imports must not bring them back, so a keyed hash of each stays. */
export interface SuppressionRepository {
  add(email: string): Promise<void>;
  /** The person came back by themselves. */
  remove(email: string): Promise<void>;
  /** Which of these addresses were erased. */
  findAmong(emails: readonly string[]): Promise<ReadonlySet<string>>;
}
