import type { FeatureApp } from '@folkmoot/service-kit';
import type { ApiTokenRepository, ApiTokenRepositoryAcrossCouncils } from '../../entities/api-token';
import type { CouncilRepository } from '../../entities/council';
import type { UserRepository } from '../../entities/user';

export interface ApiTokenRecords {
  readonly apiTokens: ApiTokenRepository;
  readonly apiTokensAcrossCouncils: ApiTokenRepositoryAcrossCouncils;
  readonly users: UserRepository;
  readonly councils: CouncilRepository;
}

export type ApiTokenApp = FeatureApp<ApiTokenRecords>;
