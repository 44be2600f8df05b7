/** Lower-case words of a text, with hyphens and inner apostrophes. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/\p{L}[\p{L}\p{M}\p{N}]*(?:['-]\p{L}[\p{L}\p{M}\p{N}]*)*/gu) ?? [];

const SHORTEST_STEM = 2;

/**
 * The weight of a word by a list of entries. Entries with `*` at the end match any ending; the longest match is used.
 */
export interface WordTable<T> {
  find(word: string): T | undefined;
}

/** Articles and similar words that French joins with the next word: `l'ouverture`. */
const elided = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)'(?=\p{L})/u;

interface Entry<T> {
  readonly word: string;
  readonly isStem: boolean;
  readonly value: T;
}

const entriesOf = <T>([list, value]: readonly [string, T]): Entry<T>[] =>
  list
    .split(/\s+/)
    .filter(Boolean)
    .map((entry) => ({ word: entry.replace(/\*$/, ''), isStem: entry.endsWith('*'), value }));

/** The first list that contains a word decides. */
const tableOf = <T>(entries: readonly Entry<T>[]): ReadonlyMap<string, T> =>
  new Map(entries.toReversed().map(({ word, value }) => [word, value]));

/** Makes a table from lists of words, each with its value. The first list that contains a word decides. */
export const wordTable = <T>(lists: readonly (readonly [string, T])[]): WordTable<T> => {
  const entries = lists.flatMap(entriesOf);
  const exact = tableOf(entries.filter(({ isStem }) => !isStem));
  const stems = tableOf(entries.filter(({ isStem }) => isStem));
  const longest = Math.max(0, ...[...stems.keys()].map(({ length }) => length));
  const byStem = (word: string): T | undefined => {
    for (let length = Math.min(word.length, longest); length >= SHORTEST_STEM; length -= 1) {
      const stem = stems.get(word.slice(0, length));
      if (stem !== undefined) return stem;
    }
    return undefined;
  };
  const findWhole = (word: string): T | undefined => exact.get(word) ?? byStem(word);
  return { find: (word) => findWhole(word) ?? (elided.test(word) ? findWhole(word.replace(elided, '')) : undefined) };
};

/** The words of a list, as a set. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

const STEM = 6;

/** A rough stem that the forms of a word share. */
export const stemOf = (word: string): string =>
  word.length > STEM ? word.slice(0, STEM) : word.replace(/(?<=\p{L}{3})(?:es|s|n|e)$/u, '');
