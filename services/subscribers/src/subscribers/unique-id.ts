import { randomInt } from 'node:crypto';

/** Without letters that are mistaken for digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** A short random id that staff can read to each other; it tells nothing of the address or the order (F-44). */
export const newUniqueId = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
