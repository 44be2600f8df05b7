import { cookieNameAt, type cookieNames, isHttps, readCookie } from '@folkmoot/contracts';
import { CODE_LIFE_MS } from '../attempt/limits.domain';
import { type BrowserMarks, createBrowserMarks } from './browser-mark';

/** After this time without a sign-in, a browser counts as unknown. */
const KNOWN_MS = 180 * 86_400_000;

interface SignInCookie {
  /** The Set-Cookie header that marks a browser for this mailbox. */
  set(email: string, now: Date): string;
  /** Whether a Cookie header has a mark for this mailbox. */
  fits(header: string | undefined, email: string, now: Date): boolean;
  readonly clear: string;
}

export interface SignInCookies {
  /** The browser requested a link for the mailbox while links are valid: they redeem without a question in it. */
  readonly asked: SignInCookie;
  /** The browser signed in with the mailbox before: limits of its network do not apply to it. */
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
  // Strict, because only our own pages and programs post to the paths that read these cookies.
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
