import { randomBytes } from 'node:crypto';

/** 32 characters, five bits each, without letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
const SHARED = 3;

/** Random bytes for many ids: a call for each of them would cost more than the rest of it. */
const POOL_BYTES = 4096;

const randomPool = () => {
  let pool = Buffer.alloc(0);
  let used = 0;
  return (length: number): Buffer => {
    if (used + length > pool.length) {
      pool = randomBytes(POOL_BYTES);
      used = 0;
    }
    used += length;
    return pool.subarray(used - length, used);
  };
};

const lettersOf = (bytes: Buffer): string => {
  let text = '';
  for (const byte of bytes) text += ALPHABET.charAt(byte % ALPHABET.length);
  return text;
};

/** A short random id that staff can read to each other; it reveals neither the address nor the order. */
export const newUniqueId = (): string => lettersOf(randomBytes(LENGTH));

/**
 * Ids for people who are added in one batch, all different. They share a prefix, so that the writes go to one place of
 * the indexes. They show neither the address nor the order.
 */
export const newUniqueIdsTogether = (): (() => string) => {
  const random = randomPool();
  const beginning = lettersOf(random(SHARED));
  const used = new Set<string>();
  return () => {
    let id = beginning + lettersOf(random(LENGTH - SHARED));
    while (used.has(id)) id = beginning + lettersOf(random(LENGTH - SHARED));
    used.add(id);
    return id;
  };
};
