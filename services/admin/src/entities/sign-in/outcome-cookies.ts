import type { SignInCookies } from '../sign-in-link';
import type { SignInOutcome } from './complete-sign-in';
import type { PendingCookie } from './pending-cookie';

export interface OutcomeCookieTools {
  readonly cookieFor: (sessionId: string) => string;
  readonly signInCookies: SignInCookies;
  readonly pendingCookie: PendingCookie;
}

/**
 * The Set-Cookie headers of a sign-in. The session comes first, because programs read the first cookie. The browser is
 * known after a right link, also when the second factor is still missing.
 */
export const cookiesOf = (
  { cookieFor, pendingCookie, signInCookies: { known, asked } }: OutcomeCookieTools,
  outcome: SignInOutcome,
  now: Date,
): string[] => {
  const { email } = outcome.kind === 'session' ? outcome.signedIn : outcome;
  const first = outcome.kind === 'session' ? cookieFor(outcome.signedIn.sessionId) : pendingCookie.set(outcome.token);
  return [first, known.set(email, now), asked.clear];
};
