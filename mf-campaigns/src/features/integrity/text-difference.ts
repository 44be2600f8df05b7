import { diffWords } from 'diff';

export interface Part {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
  /** Its position among the parts. */
  readonly at: number;
}

/** Above this number of changed words, highlights would cover everything, and take long to compute. */
const MAX_CHANGES = 600;
/** Share of all words; below it the texts have only common words in common. */
const LEAST_SHARED = 0.3;

const kindOf = ({ added, removed }: { added: boolean; removed: boolean }): Part['kind'] => {
  if (added) return 'added';
  return removed ? 'removed' : 'same';
};

const lengthOf = (parts: readonly Part[], kind: Part['kind']): number =>
  parts.reduce((sum, part) => sum + (part.kind === kind ? part.text.trim().length : 0), 0);

/** How a text differs from another one, word by word. Null when they have hardly a word in common. */
export const differenceOf = (from: string, to: string, language: string | undefined): Part[] | null => {
  // Languages such as Thai have no spaces between words.
  const intlSegmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const changes = diffWords(from, to, { maxEditLength: MAX_CHANGES, intlSegmenter });
  if (!changes) return null;
  const parts = changes.map((change, at) => ({ kind: kindOf(change), text: change.value, at }));
  const same = lengthOf(parts, 'same');
  const longest = same + Math.max(lengthOf(parts, 'added'), lengthOf(parts, 'removed'));
  return longest > 0 && same / longest < LEAST_SHARED ? null : parts;
};
