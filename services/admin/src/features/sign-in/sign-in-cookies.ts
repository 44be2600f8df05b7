import { cookieNameAt, type cookieNames, isHttps, readCookie } from '@folkmoot/contracts';
import { CODE_LIFE_MS } from '../../limits/limits.domain';
import { type BrowserMarks, createBrowserMarks } from '../../secrets/browser-mark';

/** A browser in which nobody signed in for so long is a new one. */
const KNOWN_MS = 180 * 86_400_000;

interface SignInCookie {
  /** The Set-Cookie header for a browser that now has to do with this mailbox. */
  set(email: string, now: Date): string;
  /** Whether a browser's Cookie header says that it had to do with this mailbox. */
  fits(header: string | undefined, email: string, now: Date): boolean;
  readonly clear: string;
}

export interface SignInCookies {
  /** This browser asked for a link to the mailbox, as long ago as a link is good: links redeem by themselves in it. */
  readonly asked: SignInCookie;
  /** This browser signed in with the mailbox before: what others do in its network is not held against it. */
  readonly known: SignInCookie;
}

interface CookieOptions {
  readonly publicOrigin: string;
  readonly name: keyof typeof cookieNames;
  readonly marks: BrowserMarks;
  readonly lifeMs: number;
}

const cookieOf = ({ publicOrigin, name, marks, lifeMs }: CookieOptions): SignInCookie => {
  const cookie = cookieNameAt(publicOrigin, name);
  // Only our own pages and programs post to where these are read.
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isHttps(publicOrigin) ? '; Secure' : ''}`;
  return {
    set: (email, now) =>
      `${cookie}=${marks.make(email, new Date(now.getTime() + lifeMs))}; Max-Age=${lifeMs / 1_000}; ${attributes}`,
    fits: (header, email, now) => marks.fits(readCookie(header, cookie), email, now),
    clear: `${cookie}=; Max-Age=0; ${attributes}`,
  };
};

export const createSignInCookies = (publicOrigin: string, key: string): SignInCookies => {
  const of = (name: 'asked' | 'known', lifeMs: number) =>
    cookieOf({ publicOrigin, name, lifeMs, marks: createBrowserMarks(key, `browser-${name}`) });
  return { asked: of('asked', CODE_LIFE_MS), known: of('known', KNOWN_MS) };
};
