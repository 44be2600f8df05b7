import { createHash, createHmac, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** 256 random bits, url-safe. It leaves the service once and is never stored or logged. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** What is stored of a secret: enough to know it again, useless to whoever reads the database. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A key for one purpose, so that a token made for another never fits. */
export const derivedKey = (key: string, purpose: string): string =>
  createHmac('sha256', key).update(`folkmoot:${purpose}`).digest('hex');
