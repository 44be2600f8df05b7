import { createHmac } from 'node:crypto';
import { isSameText } from '@folkmoot/service-kit';
import { derivedKey } from '../secret';

/**
 * A mark in a browser that proves later that the browser used a mailbox. It has no address; the server stores nothing.
 */
export interface BrowserMarks {
  make(email: string, until: Date): string;
  fits(mark: string | null, email: string, now: Date): boolean;
}

/** Marks for one purpose. A mark for one purpose is invalid for another. */
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
      return mark !== null && until > now && isSameText(mark, make(email, until));
    },
  };
};
