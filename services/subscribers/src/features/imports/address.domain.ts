/** Zero-width characters and soft hyphens, which copying from documents leaves behind. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;
const NAMED = /<([^<>]+)>\s*$/;
const QUOTES = /^(["'“”‘’])(.*)(["'“”‘’])$/;

/** An address as it stands in a cell: without the name before it, `mailto:`, quotation marks and what cannot be seen. */
export const cleanAddress = (cell: string): string => {
  const seen = cell
    .replace(INVISIBLE, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
  const bare = (NAMED.exec(seen)?.[1] ?? seen).trim();
  const unquoted = (QUOTES.exec(bare)?.[2] ?? bare).trim();
  return unquoted.replace(/^mailto:/i, '').trim();
};
