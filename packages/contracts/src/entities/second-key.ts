import type { Answer } from './question';

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const RADIX = 36;

/**
 * The Idempotency-Key for other answers under a key that was used: a second response. It follows from key and answers (FNV-1a),
 * so that every try, from the page, its service worker or the plain form, is the same second response.
 */
export const secondKey = (key: string, answers: readonly Answer[]): string => {
  const text = JSON.stringify(answers);
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return `${key}.${(hash >>> 0).toString(RADIX)}`;
};
