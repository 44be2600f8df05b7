import type { RedactionKind } from '@folkmoot/contracts';

export interface RedactionRule {
  readonly kind: RedactionKind;
  readonly pattern: RegExp;
  /** Reads the text without accents. */
  readonly isPlain?: true;
  /** Counts and nouns look like this in German, where nouns have capitals. */
  readonly isUnlikelyInGerman?: true;
  /** Checks a match, for example by its check digits. */
  readonly isReal?: (match: string) => boolean;
}
