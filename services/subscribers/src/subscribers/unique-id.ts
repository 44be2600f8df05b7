import { randomBytes } from 'node:crypto';

/** Without letters that are mistaken for digits; as many as five bits can tell. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
const SHARED = 3;

const letters = (length: number): string =>
  Array.from(randomBytes(length), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');

/** A short random id that staff can read to each other; it tells nothing of the address or the order (F-44). */
export const newUniqueId = (): string => letters(LENGTH);

/**
 * Ids for people who are added together, no two alike. They begin alike, so that the indexes that hold them are written
 * to at one place; neither the address nor the order is told by them.
 */
export const newUniqueIdsTogether = (): (() => string) => {
  const beginning = letters(SHARED);
  const given = new Set<string>();
  return () => {
    let id = beginning + letters(LENGTH - SHARED);
    while (given.has(id)) id = beginning + letters(LENGTH - SHARED);
    given.add(id);
    return id;
  };
};
