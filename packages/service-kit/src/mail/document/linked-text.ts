import { LinkifyIt } from 'linkify-it';

export interface TextPart {
  readonly text: string;
  /** Null for text without a link. */
  readonly url: string | null;
}

/** Finds http, https and mailto addresses, and plain email addresses, in linear time. */
const finder = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: true }).add('ftp:', null).add('//', null);

const LINK = /^(?:https?:\/\/|mailto:)/i;

/** The address when a mail may link to it, else null. */
export const linkUrl = (url: string): string | null => (LINK.test(url) ? url : null);

/** Splits a text at the addresses that somebody typed. Punctuation behind an address stays text. */
export const textParts = (text: string): TextPart[] => {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { index, lastIndex, raw, url } of finder.match(text) ?? []) {
    if (index > end) parts.push({ text: text.slice(end, index), url: null });
    parts.push({ text: raw, url: linkUrl(url) });
    end = lastIndex;
  }
  if (end < text.length) parts.push({ text: text.slice(end), url: null });
  return parts;
};
