import type { RedactionKind } from '@folkmoot/contracts';

export interface RedactionRule {
  readonly kind: RedactionKind;
  readonly pattern: RegExp;
  /** Checks a match, for example by its check digits. */
  readonly isReal?: (match: string) => boolean;
}
