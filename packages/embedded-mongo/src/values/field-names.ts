/** @file The names of fields in BSON. A collection has few of them, and each stands in every document: they are kept. */

const longestKept = 40;
const slots = 2048;
/** Taken once: where a program has globals of its own, as tests do, `Math` is looked up anew for each letter. */
const { imul } = Math;

interface Kept {
  readonly bytes: Uint8Array;
  readonly text: string;
}
const kept: (Kept | undefined)[] = new Array<Kept | undefined>(slots).fill(undefined);

/** The zero behind a name. Names are short: looking at each byte is faster than asking for a search. */
export const nameEndAfter = (bytes: Buffer, from: number): number => {
  for (let at = from; at < bytes.length; at++) if (bytes[at] === 0) return at;
  throw new RangeError('a text without an end');
};

const isThat = ({ bytes: known }: Kept, bytes: Buffer, from: number, length: number): boolean => {
  if (known.length !== length) return false;
  for (let at = 0; at < length; at++) if (known[at] !== bytes[from + at]) return false;
  return true;
};

/** The name that stands between two places: the same string for the same bytes, without reading them as text again. */
export const fieldName = (bytes: Buffer, from: number, end: number): string => {
  const length = end - from;
  if (length > longestKept) return bytes.toString('utf8', from, end);
  let hash = length;
  for (let at = from; at < end; at++) hash = (imul(hash, 31) + (bytes[at] ?? 0)) | 0;
  const slot = (hash ^ (hash >>> 15)) & (slots - 1);
  const known = kept[slot];
  if (known && isThat(known, bytes, from, length)) return known.text;
  const text = bytes.toString('utf8', from, end);
  kept[slot] = { bytes: Uint8Array.prototype.slice.call(bytes, from, end), text };
  return text;
};
