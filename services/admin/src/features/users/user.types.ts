import type { FeatureApp } from '@folkmoot/service-kit';
import type { AdminConfig } from '../../config';
import type { CouncilRepository } from '../../entities/council';
import type { SessionRepository } from '../../entities/session';
import type { UserRepository } from '../../entities/user';

export interface UserRecords {
  readonly users: UserRepository;
  readonly councils: CouncilRepository;
  readonly sessions: SessionRepository;
}

export type UserApp = FeatureApp<UserRecords, Pick<AdminConfig, 'productName' | 'publicOrigin'>>;
