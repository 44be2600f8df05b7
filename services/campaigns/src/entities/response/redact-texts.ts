/** Texts that one person wrote. */
export interface WrittenTexts {
  readonly texts: readonly string[];
  /** Names that the same person entered. */
  readonly names: readonly string[];
}

/** Removes personal data from texts. Runs in another process, because it needs much CPU time. */
export type RedactTexts = (people: readonly WrittenTexts[]) => Promise<string[][]>;
