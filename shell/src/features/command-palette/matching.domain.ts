/** The searched fields of an item. */
export interface Findable {
  label: string;
  also?: string;
  /** Left out while nothing is typed. */
  isSearchOnly?: boolean;
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss');

const START_OF_LABEL = 3;
const START_OF_WORD = 2;
const INSIDE = 1;
const NOWHERE = 0;

/** Rank of one word: at the start of the label, at the start of a word, inside a word, or no match. */
const rankOf = (text: string, word: string): number => {
  const place = text.indexOf(word);
  if (place === -1) return NOWHERE;
  if (place === 0) return START_OF_LABEL;
  return text.includes(` ${word}`) ? START_OF_WORD : INSIDE;
};

const scoreOf = ({ label, also = '' }: Findable, words: readonly string[]): number => {
  const text = plain(`${label} ${also}`);
  const ranks = words.map((word) => rankOf(text, word));
  return ranks.includes(NOWHERE) ? NOWHERE : ranks.reduce((sum, each) => sum + each, 0);
};

/**
 * The items that contain every word of the search, ignoring case and accents. Best match first, then in their order.
 */
export const matching = <T extends Findable>(items: readonly T[], search: string): T[] => {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items.filter(({ isSearchOnly }) => !isSearchOnly);
  return items
    .map((item) => ({ item, score: scoreOf(item, words) }))
    .filter(({ score }) => score > NOWHERE)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);
};

/** Groups items by heading. Headings are in the order of their first item. */
export const grouped = <T extends { group: string }>(items: readonly T[]): [group: string, items: T[]][] => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  return [...groups];
};
