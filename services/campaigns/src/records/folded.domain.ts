/** Text for searching: case and accents do not count. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** What is searched in: every text on a line of its own. */
export const searchTextOf = (...texts: readonly string[]): string => folded(texts.join('\n'));
