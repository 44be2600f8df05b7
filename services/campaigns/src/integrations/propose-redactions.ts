import { createPersonalDataFinder } from '@folkmoot/ai-providers/redaction';
import type { RedactionSpan } from '@folkmoot/contracts';

/** Proposes what to hide in texts. Runs in a separate process. */
export const proposeRedactions = ({
  texts,
  terms,
}: {
  readonly texts: readonly string[];
  readonly terms: readonly string[];
}): RedactionSpan[][] => {
  const find = createPersonalDataFinder({ terms });
  return texts.map((text) => find(text));
};
