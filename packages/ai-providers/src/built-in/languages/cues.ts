/**
 * Phrases whose presence the classifier of sentiment reads, beside the moods of single words. Phrases are separated by
 * semicolons, lower case, five words at most.
 */
export interface LanguageCues {
  /** A wish or proposal. */
  readonly requests: string;
  /** Something is missing. */
  readonly lacks: string;
  /** Praise that is often meant the other way. */
  readonly ironies: string;
  /** A whole comment without content. */
  readonly empties: string;
  /** First words of a question. */
  readonly askers: string;
  readonly praises: string;
  readonly gripes: string;
  /** Undecided, mixed or without an opinion. */
  readonly balances: string;
}
