import { createHmac } from 'node:crypto';

/** Two words of 32 bits, derived from the campaign's key for one purpose. */
export interface HashKey {
  readonly low: number;
  readonly high: number;
}

/**
 * HalfSipHash-2-4 with 32 bits: a hash with a secret key, fast with words of 32 bits.
 * Source: Aumasson and Bernstein (2012), SipHash: a fast short-input PRF; their reference code has the variant for 32 bits.
 * @param words whole numbers, of which 32 bits count; `from` and `until` limit them
 * @returns a whole number, at least 0 and less than 2^32
 */
export const keyedHash = (key: HashKey, words: ArrayLike<number>, from = 0, until = words.length): number => {
  let v0 = key.low;
  let v1 = key.high;
  let v2 = 0x6c796765 ^ key.low;
  let v3 = 0x74656462 ^ key.high;
  let word = 0;
  // The words, then their number of bytes, then the four rounds at the end, in one loop: a hash is computed millions of times.
  for (let step = from; step <= until + 2; step += 1) {
    if (step > until) word = 0;
    else word = step === until ? (until - from) << 26 : (words[step] ?? 0);
    if (step === until + 1) v2 ^= 0xff;
    v3 ^= word;
    for (let round = 0; round < 2; round += 1) {
      v0 = (v0 + v1) | 0;
      v1 = ((v1 << 5) | (v1 >>> 27)) ^ v0;
      v0 = (v0 << 16) | (v0 >>> 16);
      v2 = (v2 + v3) | 0;
      v3 = ((v3 << 8) | (v3 >>> 24)) ^ v2;
      v0 = (v0 + v3) | 0;
      v3 = ((v3 << 7) | (v3 >>> 25)) ^ v0;
      v2 = (v2 + v1) | 0;
      v1 = ((v1 << 13) | (v1 >>> 19)) ^ v2;
      v2 = (v2 << 16) | (v2 >>> 16);
    }
    v0 ^= word;
  }
  return (v1 ^ v3) >>> 0;
};

const keyFor = (key: Uint8Array, purpose: string): HashKey => {
  const bytes = createHmac('sha256', key).update(`folkmoot integrity ${purpose}`).digest();
  return { low: bytes.readInt32LE(0), high: bytes.readInt32LE(4) };
};

/** A key for each kind of hash, so that equal hashes of two kinds mean nothing. */
export interface TraceKeys {
  readonly word: HashKey;
  readonly pair: HashKey;
  readonly shingle: HashKey;
  readonly whole: HashKey;
  readonly answer: HashKey;
  readonly property: HashKey;
}

const known = new WeakMap<Uint8Array, TraceKeys>();

/** Source: HMAC, RFC 2104. Keys are remembered as long as the caller keeps `key`; its bytes must not change. */
export const traceKeysOf = (key: Uint8Array): TraceKeys => {
  const before = known.get(key);
  if (before) return before;
  const keys = {
    word: keyFor(key, 'word'),
    pair: keyFor(key, 'pair'),
    shingle: keyFor(key, 'shingle'),
    whole: keyFor(key, 'whole'),
    answer: keyFor(key, 'answer'),
    property: keyFor(key, 'property'),
  };
  known.set(key, keys);
  return keys;
};

/** The keyed hash of a text, over its UTF-16 code units. */
export const keyedTextHash = (key: HashKey, text: string): number => {
  const units = new Uint16Array(text.length);
  for (let index = 0; index < text.length; index += 1) units[index] = text.charCodeAt(index);
  return keyedHash(key, units);
};
