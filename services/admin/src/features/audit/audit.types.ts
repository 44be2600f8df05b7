import type { FeatureApp } from '@folkmoot/service-kit';
import type { AdminConfig } from '../../config';
import type { ApiTokenRepositoryAcrossCouncils } from '../../entities/api-token';
import type { AuditRepository } from '../../entities/audit-entry';
import type { CouncilRepository } from '../../entities/council';
import type { UserRepository } from '../../entities/user';
import type { NotedHeads } from './noted-heads';

export interface AuditRecords {
  readonly audit: AuditRepository;
  readonly users: UserRepository;
  readonly councils: CouncilRepository;
  readonly apiTokensAcrossCouncils: ApiTokenRepositoryAcrossCouncils;
}

export type AuditApp = FeatureApp<
  AuditRecords,
  Pick<AdminConfig, 'auditKey' | 'auditHeadsFile' | 'auditHeadsMail' | 'productName'>
>;

export interface AuditTools {
  /** Keys the hashes of the chain. */
  readonly auditKey: string;
  readonly heads: NotedHeads;
}
