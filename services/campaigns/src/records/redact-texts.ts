/** Texts that one person wrote. */
export interface WrittenTexts {
  readonly texts: readonly string[];
  /** Those that whoever wrote them gave. */
  readonly names: readonly string[];
}

/** Takes personal data out of texts. Not in this process: it reads every letter that residents wrote. */
export type RedactTexts = (given: readonly WrittenTexts[]) => Promise<string[][]>;
