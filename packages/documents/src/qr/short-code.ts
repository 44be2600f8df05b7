import { randomInt } from 'node:crypto';

/** Without characters that are confused when people type them from a poster: 0 and o, 1, l and i. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 8;

/** The code in the address of a QR code: short enough to type, with 850 thousand million possible values. */
export const newShortCode = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');

/** The short address in a code. The public service knows where it leads. */
export const qrCodeUrlOf = (publicOrigin: string, codeId: string): string => `${publicOrigin}/q/${codeId}`;
