export { mustUseSso } from './mail-link';
export {
  domainOf,
  roleOfGroups,
  type SsoConnectionFields,
  type StoredSsoConnection,
  toConnectionView,
} from './sso-connection.domain';
export type { SsoConnectionRepository, SsoConnectionRepositoryAcrossCouncils } from './sso-connection.repository';
