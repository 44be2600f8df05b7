import { createHmac, randomBytes } from 'node:crypto';

const HASH_BYTES = 12;

/**
 * Hashes with a secret of this process that is not stored, so that a hash in a memory dump cannot be reversed by
 * trying.
 */
export const createSecretHash = (): ((text: string) => string) => {
  const secret = randomBytes(32);
  return (text) => createHmac('sha256', secret).update(text).digest().subarray(0, HASH_BYTES).toString('base64');
};
