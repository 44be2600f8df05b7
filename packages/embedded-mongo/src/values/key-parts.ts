/** @file Finds the ends of the parts of a key from its bytes. */
import { tags } from './values';

/** How many bytes values of a type take, with the mark of their type. */
const fixedBytes: Readonly<Record<number, number>> = {
  [tags.nil]: 1,
  [tags.emptyArray]: 1,
  [tags.boolean]: 2,
  [tags.date]: 10,
  [tags.objectId]: 13,
};
const endOfWhole = 1;
const escaped = 0xff;

/** Offset after the mark that ends a text; undefined when the text was truncated. */
const textEnd = (key: Buffer, start: number, mask: number): number | undefined => {
  for (let at = start; at + 1 < key.length; at++) {
    if (key[at] !== mask) continue;
    const mark = (key[at + 1] ?? 0) ^ mask;
    if (mark !== escaped) return mark === endOfWhole ? at + 2 : undefined;
    at++;
  }
  return undefined;
};

/** Offset after the part of a key that begins at `at`; undefined for types of unknown length. */
export const partEnd = (key: Buffer, at: number, direction: 1 | -1): number | undefined => {
  const mask = direction < 0 ? 0xff : 0;
  const tag = (key[at] ?? 0) ^ mask;
  if (tag === tags.text) return textEnd(key, at + 1, mask);
  const bytes = fixedBytes[tag];
  return bytes === undefined || at + bytes > key.length ? undefined : at + bytes;
};
