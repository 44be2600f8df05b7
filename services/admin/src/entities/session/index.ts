export { actorOf, councilActedIn, expiryOf, isExpired, isWorthNoting, newSession } from './session.domain';
export type { SessionRepository } from './session.repository';
export { createSessionCookies } from './session-cookie';
