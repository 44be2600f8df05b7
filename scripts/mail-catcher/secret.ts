import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time. */
export const isSameSecret = (sent: string | null | undefined, secret: string): boolean =>
  timingSafeEqual(digest(sent ?? ''), digest(secret)) && Boolean(sent);
