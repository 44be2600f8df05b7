/** Texts are compared by at most so many words. More would cost time, and nobody needs more to see that two are alike. */
const MAX_WORDS = 2_000;
const MAX_CHARACTERS = 12_000;
/** Words longer than this are no words. What follows is cut off, so that 10,000 letters do not count as one long word. */
const MAX_WORD_LENGTH = 40;

const LETTERS = /[\p{L}\p{M}\p{N}]+/gu;
/** Scripts that write words without blanks between them. */
const WITHOUT_BLANKS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const ignored = /[\u0640\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu;

export interface Words {
  readonly words: readonly string[];
  /** The length in words. Two characters of a script without blanks count as a word. */
  readonly length: number;
}

/** Overlapping pairs of characters, so that a character more or less changes two of them only. */
const characterPairs = (run: string): string[] => {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
};

/**
 * The words of a text: Unicode NFKC, small letters, no punctuation, no invisible characters.
 * Source: Unicode Standard Annex 15 (normalisation forms) and Annex 44 (letters, marks, numbers).
 */
export const wordsOf = (text: string): Words => {
  const plain = text.slice(0, MAX_CHARACTERS).normalize('NFKC').toLowerCase().replace(ignored, '');
  const words: string[] = [];
  let length = 0;
  for (const [run] of plain.matchAll(LETTERS)) {
    if (words.length >= MAX_WORDS) break;
    if (WITHOUT_BLANKS.test(run)) {
      const pairs = characterPairs(run);
      words.push(...pairs);
      length += Math.ceil(pairs.length / 2);
    } else {
      words.push(run.slice(0, MAX_WORD_LENGTH));
      length += 1;
    }
  }
  return { words: words.slice(0, MAX_WORDS), length };
};
