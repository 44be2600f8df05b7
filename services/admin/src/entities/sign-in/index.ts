export { beginSession, type SignedIn, sessionOf } from './begin-session';
export {
  completeSignIn,
  type SignInCompletionRecords,
  type SignInOutcome,
} from './complete-sign-in';
export { cookiesOf, type OutcomeCookieTools } from './outcome-cookies';
export { createPendingCookie } from './pending-cookie';
export type { PendingSignIn, PendingSignInRepository } from './pending-sign-in.repository';
