export type { ActivityRepository, ActivityRepositoryAcrossCouncils } from './activity.repository';
export type { AuditFilter, AuditRepository, ChainHead, StoredAuditEntry } from './audit.repository';
