/** Words of one language for one set of surveys. */
export interface Words {
  /** Answers of one to three words that many people share. */
  readonly short: readonly string[];
  /** Sentences that many people write alike, without having them from each other. */
  readonly common: readonly string[];
  /** Names and things of the survey that many people mention. */
  readonly topics: readonly string[];
  /** Texts that a group prepared, sentence by sentence. */
  readonly prepared: readonly (readonly string[])[];
  /** A text with `{one|another}` for words that a program swaps. */
  readonly spun: string;
}

/** Never the same words for tuning and for measuring. */
export interface WordSets {
  readonly tuning: Words;
  readonly measuring: Words;
}
