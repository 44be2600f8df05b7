import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from './random-secret';

/** What a browser keeps to prove later that it had to do with a mailbox: no address in it, nothing stored for it. */
export interface BrowserMarks {
  make(email: string, until: Date): string;
  fits(mark: string | null, email: string, now: Date): boolean;
}

/** Marks of one purpose: one made for another does not fit. */
export const createBrowserMarks = (key: string, purpose: string): BrowserMarks => {
  const own = derivedKey(key, purpose);
  const make: BrowserMarks['make'] = (email, until) => {
    const seconds = Math.floor(until.getTime() / 1_000);
    return `${seconds}.${createHmac('sha256', own).update(`${seconds} ${email}`).digest('base64url')}`;
  };
  return {
    make,
    fits: (mark, email, now) => {
      const until = new Date(Number(/^(\d{1,12})\./.exec(mark ?? '')?.[1] ?? 0) * 1_000);
      if (mark === null || until <= now) return false;
      const [given, wanted] = [Buffer.from(mark), Buffer.from(make(email, until))];
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
  };
};
