import type { FeatureApp } from '@folkmoot/service-kit';
import type { CouncilRepository } from '../../entities/council';
import type { CertificateRepository } from '../../entities/erasure-certificate';
import type { SessionRepository } from '../../entities/session';
import type { UserRepository } from '../../entities/user';

export interface CouncilStateRecords {
  readonly councils: CouncilRepository;
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly certificates: CertificateRepository;
}

export type CouncilStateApp = FeatureApp<CouncilStateRecords>;
