import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Derives a key for one purpose, so that a token for one purpose is invalid for another. */
export const derivedKey = (key: string, purpose: string): string =>
  createHmac('sha256', key).update(`folkmoot:${purpose}`).digest('hex');

/** Encrypts secrets that are used again and therefore cannot be stored as hashes. */
export interface SealedSecrets {
  /** Encrypts for one owner. The same secret gives different text each time. */
  seal(secret: string, owner: string): string;
  /** Null when it was sealed with another key or for another owner. */
  open(sealed: string, owner: string): string | null;
}

/** AES-256-GCM with the owner's id as additional data: sealed text of one owner cannot be used for another. */
export const createSealedSecrets = (key: string, purpose: string): SealedSecrets => {
  const own = Buffer.from(derivedKey(key, purpose), 'hex');
  return {
    seal: (secret, owner) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, own, iv).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (sealed, owner) => {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const decipher = createDecipheriv(CIPHER, own, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const body = bytes.subarray(IV_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
};
