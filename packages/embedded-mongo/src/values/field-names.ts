/** @file Cache of BSON field names. A collection has few names, and each occurs in every document. */

const longestKept = 40;
const slots = 2048;
/** Read once: in a separate VM context, as in tests, `Math` would be looked up for each letter. */
const { imul } = Math;

interface Kept {
  readonly bytes: Uint8Array;
  readonly text: string;
}
const kept: (Kept | undefined)[] = new Array<Kept | undefined>(slots).fill(undefined);

/** Offset of the zero after a name. Names are short: a loop over the bytes is faster than a native search. */
export const nameEndAfter = (bytes: Buffer, from: number): number => {
  for (let at = from; at < bytes.length; at++) if (bytes[at] === 0) return at;
  throw new RangeError('a text without an end');
};

const isThat = ({ bytes: known }: Kept, bytes: Buffer, from: number, length: number): boolean => {
  if (known.length !== length) return false;
  for (let at = 0; at < length; at++) if (known[at] !== bytes[from + at]) return false;
  return true;
};

/** The name between two offsets: the same string for the same bytes, without decoding them again. */
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
