import { randomInt } from 'node:crypto';

/** Without signs that are taken for others when they are typed off a poster: 0 and o, 1, l and i. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 8;

/** What stands in the address of a QR code: short enough to be typed, and 850 thousand million of them. */
export const newShortCode = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
