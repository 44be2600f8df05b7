/** Lower-case words of a text, with hyphens and inner apostrophes. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/\p{L}[\p{L}\p{M}\p{N}]*(?:['-]\p{L}[\p{L}\p{M}\p{N}]*)*/gu) ?? [];

const SHORTEST_STEM = 2;

/** Which weight a list of entries gives to a word; entries ending in `*` fit any ending, the longest fits first. */
export interface WordTable<T> {
  find(word: string): T | undefined;
}

/** Makes a table from lists of words, each list with its value; the first list that has a word wins. */
export const wordTable = <T>(lists: readonly (readonly [string, T])[]): WordTable<T> => {
  const exact = new Map<string, T>();
  const stems = new Map<string, T>();
  let longest = 0;
  for (const [list, value] of lists) {
    for (const entry of list.split(/\s+/)) {
      const isStem = entry.endsWith('*');
      const word = isStem ? entry.slice(0, -1) : entry;
      const table = isStem ? stems : exact;
      if (word !== '' && !table.has(word)) table.set(word, value);
      if (isStem) longest = Math.max(longest, word.length);
    }
  }
  const byStem = (word: string): T | undefined => {
    for (let length = Math.min(word.length, longest); length >= SHORTEST_STEM; length -= 1) {
      const found = stems.get(word.slice(0, length));
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return { find: (word) => exact.get(word) ?? byStem(word) };
};

/** The words of a list, as a set. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

const STEM = 6;

/** What a word has in common with its other forms, roughly. */
export const stemOf = (word: string): string =>
  word.length > STEM ? word.slice(0, STEM) : word.replace(/(?<=\p{L}{3})(?:es|s|n|e)$/u, '');
