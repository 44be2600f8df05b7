/** Text for searches: without case and accents. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** The searchable text: every text on its own line. */
export const searchTextOf = (...texts: readonly string[]): string => folded(texts.join('\n'));
