import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** 256 random bits, URL-safe. It is handed out once and never stored or logged. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** The stored form of a secret: enough to recognise it, useless to a reader of the database. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
