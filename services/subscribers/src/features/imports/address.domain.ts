/** Zero-width characters and soft hyphens, which remain after copying from documents. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;
const NAMED = /<([^<>]+)>\s*$/;
const QUOTES = /^(["'“”‘’])(.*)(["'“”‘’])$/;

/** The address in a cell, without display name, `mailto:`, quotation marks and invisible characters. */
export const cleanAddress = (cell: string): string => {
  const seen = cell
    .replace(INVISIBLE, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
  const bare = (NAMED.exec(seen)?.[1] ?? seen).trim();
  const unquoted = (QUOTES.exec(bare)?.[2] ?? bare).trim();
  return unquoted.replace(/^mailto:/i, '').trim();
};
