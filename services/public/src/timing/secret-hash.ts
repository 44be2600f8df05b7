import { createHmac, randomBytes } from 'node:crypto';

const HASH_BYTES = 12;

/** Hashes with a secret that this process alone has and nobody stores: not even a copy of its memory tells what was hashed. */
export const createSecretHash = (): ((text: string) => string) => {
  const secret = randomBytes(32);
  return (text) => createHmac('sha256', secret).update(text).digest().subarray(0, HASH_BYTES).toString('base64');
};
