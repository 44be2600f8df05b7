export { actorOf, beyondRole, isAlive, isWorthNoting, toView } from './api-token.domain';
export type { ApiTokenRepository, ApiTokenRepositoryAcrossCouncils } from './api-token.repository';
