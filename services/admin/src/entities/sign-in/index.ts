export { beginSession, type SignedIn, sessionOf } from './begin-session';
export {
  completeSignIn,
  type SignInCompletionRecords,
  type SignInOutcome,
} from './complete-sign-in';
export { createPendingCookie, type PendingCookie } from './pending-cookie';
export type { PendingSignIn, PendingSignInRepository } from './pending-sign-in.repository';
