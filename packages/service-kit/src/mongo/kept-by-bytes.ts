/** Maximum number of cached values, each in the slot of its hash. Must be a power of two. */
const SLOTS = 4_096;
const WORD = 4;

interface Kept<T> {
  readonly length: number;
  readonly words: readonly number[];
  readonly value: T;
}
type Make<T> = (view: DataView, from: number, end: number) => T;

/** Bytes as numbers, four in each: reading them one by one takes several times as long. */
const wordsIn = (view: DataView, from: number, end: number): number[] => {
  const words: number[] = [];
  let at = from;
  for (; at + WORD <= end; at += WORD) words.push(view.getInt32(at, true));
  for (; at < end; at++) words.push(view.getUint8(at));
  return words;
};
const isThat = ({ words, length }: Kept<unknown>, view: DataView, from: number, end: number): boolean => {
  if (length !== end - from) return false;
  let at = from;
  let word = 0;
  for (; at + WORD <= end; at += WORD) if (view.getInt32(at, true) !== words[word++]) return false;
  for (; at < end; at++) if (view.getUint8(at) !== words[word++]) return false;
  return true;
};
const slotOf = (view: DataView, from: number, end: number): number => {
  let hash = end - from;
  let at = from;
  for (; at + WORD <= end; at += WORD) hash = Math.imul(hash ^ view.getInt32(at, true), 0x9e3779b1) ^ (hash >>> 15);
  for (; at < end; at++) hash = Math.imul(hash ^ view.getUint8(at), 0x9e3779b1);
  return (hash ^ (hash >>> 15)) & (SLOTS - 1);
};

/**
 * Caches the value made from a range of bytes: the same bytes give the same value until another value takes the slot.
 */
export const keptByBytes = <T>(make: Make<T>): Make<T> => {
  const slots = new Array<Kept<T> | undefined>(SLOTS).fill(undefined);
  return (view, from, end) => {
    const slot = slotOf(view, from, end);
    const known = slots[slot];
    if (known && isThat(known, view, from, end)) return known.value;
    const words = wordsIn(view, from, end);
    const value = make(view, from, end);
    slots[slot] = { length: end - from, words, value };
    return value;
  };
};
