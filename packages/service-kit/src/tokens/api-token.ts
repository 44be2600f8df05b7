import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** How every API token begins, so that scanners of published code recognise one. */
export const API_TOKEN_PREFIX = 'fmk_';
const SECRET_BYTES = 32;
const CHECKSUM_LENGTH = 8;
const FORM = /^fmk_([A-Za-z0-9_-]{43})([0-9a-f]{8})$/;
const HEX = 16;

const checksumOf = (secret: string): string => crc32(secret).toString(HEX).padStart(CHECKSUM_LENGTH, '0');

/** A new token: prefix, 256 random bits, and a CRC-32 of them in hex. Only its hash is stored. */
export const newApiToken = (): string => {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return `${API_TOKEN_PREFIX}${secret}${checksumOf(secret)}`;
};

/**
 * Whether a text has the form of a token and its checksum. A mistyped or shortened token is recognised without a
 * question to the database. It does not say that the token was ever issued.
 */
export const isApiToken = (text: string): boolean => {
  const [, secret = '', checksum] = FORM.exec(text) ?? [];
  return checksum === checksumOf(secret);
};
