/** Letters that are no letter with a mark, and how people without such a keyboard write them. */
const SPELT_OUT: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ł', 'l'],
  ['þ', 'th'],
  ['ı', 'i'],
]);

const SPELT_OUT_EACH = /[ßæœøđðłþı]/g;

/** Text for searches: without case and accents, and with ß as ss. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(SPELT_OUT_EACH, (letter) => SPELT_OUT.get(letter) ?? letter);

/** The searchable text: every text on its own line. */
export const searchTextOf = (...texts: readonly string[]): string => folded(texts.join('\n'));
