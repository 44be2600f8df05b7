import { isEmailAddress } from '@folkmoot/contracts';

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

export const isAddress = (text: string): boolean => isEmailAddress(cleanAddress(text));

/** Names in quotation marks may contain commas: "Bloggs, Jo" <jo@residents.example>. */
const QUOTED_NAME = /"[^"]*"(?=\s?<)/g;
/** Mail programs write a semicolon between people whose names have a comma. */
const SEPARATORS = [/[;\r\n]+/, /,+/, /\s+/] as const;

const split = (text: string): string[] => {
  for (const separator of SEPARATORS) {
    const parts = text.split(separator).filter((part) => part.trim() !== '');
    if (parts.length > 1) return parts;
  }
  return [text];
};

const hasMany = (text: string): boolean => text.indexOf('@') !== text.lastIndexOf('@');

/** Splits until no part has two addresses. */
const addressesOf = (text: string): string[] => {
  if (!/[;,\r\n]/.test(text) && isAddress(text)) return [text];
  if (!hasMany(text) && isAddress(text)) return [text];
  const parts = split(text);
  const isList = parts.length > 1 && (hasMany(text) || parts.filter(isAddress).length > 0);
  return isList ? parts.flatMap(addressesOf) : [text];
};

/**
 * The addresses in a cell, as they are written. Text that is no list of addresses is one entry, also when it is no
 * address.
 */
export const addressesIn = (cell: string): string[] =>
  isEmailAddress(cell) ? [cell] : addressesOf(cell.replace(QUOTED_NAME, '').trim());
