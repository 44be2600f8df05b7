export { deviceOf } from './device.domain';
export {
  actorOf,
  councilActedIn,
  expiryOf,
  isExpired,
  isWorthNoting,
  LONGEST_MS as LONGEST_SESSION_MS,
  newSession,
  type SignInMethod,
} from './session.domain';
export type { SessionRepository, StoredSession } from './session.repository';
export { createSessionCookies } from './session-cookie';
