export {
  type FoundRecords,
  judge,
  readDomain,
  type StoredSsoDomain,
  toDomainView,
} from './sso-domain.domain';
export type { SsoDomainRepository, SsoDomainRepositoryAcrossCouncils } from './sso-domain.repository';
