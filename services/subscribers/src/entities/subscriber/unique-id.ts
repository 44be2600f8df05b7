import { randomBytes } from 'node:crypto';

/** 32 characters, five bits each, without letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
const SHARED = 3;

const letters = (length: number): string =>
  Array.from(randomBytes(length), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');

/** A short random id that staff can read to each other; it reveals neither the address nor the order. */
export const newUniqueId = (): string => letters(LENGTH);

/**
 * Ids for people who are added in one batch, all different. They share a prefix, so that the writes go to one place of
 * the indexes. They show neither the address nor the order.
 */
export const newUniqueIdsTogether = (): (() => string) => {
  const beginning = letters(SHARED);
  const used = new Set<string>();
  return () => {
    let id = beginning + letters(LENGTH - SHARED);
    while (used.has(id)) id = beginning + letters(LENGTH - SHARED);
    used.add(id);
    return id;
  };
};
