export type { ProviderSignOut, SsoSessionRepository, StoredSsoSession } from './sso-session.repository';
