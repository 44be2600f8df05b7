export { ATTEMPT_LIFE_MS, type StoredSsoAttempt } from './sso-attempt.domain';
export type { SsoAttemptRepository } from './sso-attempt.repository';
export { createSsoCookie, type SsoCookie } from './sso-cookie';
