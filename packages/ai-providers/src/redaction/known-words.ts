const SHORTEST_NAME = 3;
/** Limit for names with the same first word. Each of their words is also removed as a single word. */
const MOST_ALIKE = 50;

const isLetter = /[\p{L}\p{N}]/u;
const word = /[\p{L}\p{N}]+/gu;

/** Where something is in a text. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The name from its first letter or digit to its last, without other characters around it. */
const trimmed = (name: string): string => {
  const signs = [...name];
  const first = signs.findIndex((sign) => isLetter.test(sign));
  const last = signs.findLastIndex((sign) => isLetter.test(sign));
  return first < 0 ? '' : signs.slice(first, last + 1).join('');
};

/** The phrases in lower case by their first word, the longest first. */
const byFirstWord = (phrases: Iterable<string>): ReadonlyMap<string, readonly string[]> => {
  const known = new Map<string, string[]>();
  for (const phrase of [...phrases].sort((a, b) => a.length - b.length)) {
    const first = phrase.match(word)?.[0];
    if (first === undefined) continue;
    const alike = known.get(first) ?? [];
    if (alike.length < MOST_ALIKE) known.set(first, [phrase, ...alike]);
  }
  return known;
};

/** True when the text contains the phrase at this position and the phrase's last word ends there. */
const isPhraseAt = (text: string, at: number, phrase: string): boolean => {
  const end = at + phrase.length;
  if (text.slice(at, end).toLowerCase() !== phrase) return false;
  const next = text.codePointAt(end);
  return next === undefined || !isLetter.test(String.fromCodePoint(next));
};

const phraseFinder = (phrases: Iterable<string>): ((text: string) => Stretch[]) => {
  const known = byFirstWord(phrases);
  if (known.size === 0) return () => [];
  return (text) => {
    const stretches: Stretch[] = [];
    let end = 0;
    for (const { 0: match, index } of text.matchAll(word)) {
      if (index < end) continue;
      const phrase = known.get(match.toLowerCase())?.find((each) => isPhraseAt(text, index, each));
      if (phrase === undefined) continue;
      end = index + phrase.length;
      stretches.push({ from: index, to: end });
    }
    return stretches;
  };
};

/**
 * Makes a function that finds words or phrases in texts, as whole words, in any letter case. It looks each word up in a
 * map and does not search for each phrase: there can be thousands.
 */
export const termFinder = (terms: readonly string[]): ((text: string) => Stretch[]) =>
  phraseFinder(new Set(terms.map((term) => trimmed(term).toLowerCase())));

/** The same for names of people, and for each of their words with at least three letters. */
export const nameFinder = (names: readonly string[]): ((text: string) => Stretch[]) => {
  const parts = names.flatMap((each) => [each, ...each.split(/\s+/)]).map((each) => trimmed(each).toLowerCase());
  return phraseFinder(new Set(parts.filter(({ length }) => length >= SHORTEST_NAME)));
};
