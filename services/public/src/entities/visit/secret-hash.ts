import { hash, randomBytes } from 'node:crypto';

/** Base64 characters: 12 bytes. */
const LENGTH = 16;

/**
 * Hashes with a secret of this process that is not stored, so that a hash in a memory dump cannot be reversed by
 * trying. A secret of fixed length before the text is enough, because nobody outside sees a hash, and an HMAC takes six
 * times as long: each page and response needs ten.
 */
export const createSecretHash = (): ((text: string) => string) => {
  const secret = randomBytes(32).toString('base64');
  return (text) => hash('sha256', secret + text, 'base64').slice(0, LENGTH);
};
