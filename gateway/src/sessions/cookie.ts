import type { IncomingMessage } from 'node:http';
import { cookieNames, HOST_PREFIX, HOST_SESSION_MARK, readCookie } from '@folkmoot/contracts';
import { isSignInPath } from './origin';

export const SESSION_COOKIE = cookieNames.session;

/** Longer than any session id that admin issues. */
const LONGEST_SESSION_ID = 200;

/** The session id that a browser sent. Null when there is none. */
export const sessionIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string | null => {
  const ofHost = readCookie(headers.cookie, `${HOST_PREFIX}${SESSION_COOKIE}`);
  const plain = readCookie(headers.cookie, SESSION_COOKIE);
  // Another host of the domain can set the plain name, with a session of its own in it: see HOST_SESSION_MARK.
  const value = ofHost ?? (plain?.startsWith(HOST_SESSION_MARK) ? null : plain);
  return value && value.length <= LONGEST_SESSION_ID ? value : null;
};

const signInCookies = [cookieNames.asked, cookieNames.known, cookieNames.pending, cookieNames.sso].flatMap((name) => [
  `${HOST_PREFIX}${name}`,
  name,
]);

/**
 * The cookies that a service gets: only the sign-in cookies, on sign-in paths, and never the session. Null for none.
 */
export const cookiesForService = ({ headers }: Pick<IncomingMessage, 'headers'>, path: string): string | null => {
  if (!isSignInPath(path)) return null;
  const sent = signInCookies
    .map((name) => [name, readCookie(headers.cookie, name)] as const)
    .filter(([, value]) => value !== null);
  return sent.length > 0 ? sent.map(([name, value]) => `${name}=${value}`).join('; ') : null;
};
