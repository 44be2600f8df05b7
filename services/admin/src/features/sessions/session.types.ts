import type { FeatureApp } from '@folkmoot/service-kit';
import type { AdminConfig } from '../../config';
import type { ActivityRepositoryAcrossCouncils } from '../../entities/audit-entry';
import type { CouncilRepository } from '../../entities/council';
import type { FactorRepository, FactorRequirementRepository } from '../../entities/factor';
import type { SessionRepository } from '../../entities/session';
import type { UserRepository } from '../../entities/user';

export interface SessionRecords {
  readonly sessions: SessionRepository;
  readonly users: UserRepository;
  readonly councils: CouncilRepository;
  readonly factors: FactorRepository;
  readonly factorRequirementsAcrossCouncils: FactorRequirementRepository;
  readonly activityAcrossCouncils: ActivityRepositoryAcrossCouncils;
}

export type SessionApp = FeatureApp<SessionRecords, Pick<AdminConfig, 'publicOrigin' | 'demoData'>>;
