import type { Session } from '@folkmoot/contracts';
import type { Context, FeatureApp } from '@folkmoot/service-kit';
import type { AdminConfig } from '../../config';
import type { AddressChangeRepository } from '../../entities/address-change';
import type { AttemptRepository } from '../../entities/attempt';
import type { ActivityRepositoryAcrossCouncils } from '../../entities/audit-entry';
import type { CouncilRepository } from '../../entities/council';
import type {
  ChallengeRepository,
  FactorRepository,
  FactorRequirementRepository,
  FactorTools,
  OwnFactorRequirementRepository,
} from '../../entities/factor';
import type { SessionRepository } from '../../entities/session';
import type { PendingSignInRepository } from '../../entities/sign-in';
import type { MemberRepository, UserRepository } from '../../entities/user';

export interface FactorRecords {
  readonly users: UserRepository;
  readonly members: MemberRepository;
  readonly councils: CouncilRepository;
  readonly sessions: SessionRepository;
  readonly attempts: AttemptRepository;
  readonly factors: FactorRepository;
  readonly factorRequirementsAcrossCouncils: FactorRequirementRepository;
  readonly factorRequirement: OwnFactorRequirementRepository;
  readonly factorChallenges: ChallengeRepository;
  readonly addressChanges: AddressChangeRepository;
  readonly pendingSignIns: PendingSignInRepository;
  readonly activityAcrossCouncils: ActivityRepositoryAcrossCouncils;
}

export type FactorsConfig = Pick<
  AdminConfig,
  'publicOrigin' | 'productName' | 'supportEmail' | 'secretsKey' | 'demoData' | 'linkKey' | 'authNeutralLogin'
>;

export type FactorsApp = FeatureApp<FactorRecords, FactorsConfig>;

export type SessionViewOf = (config: FactorsConfig) => (context: Context<FactorRecords>) => Promise<Session>;

export interface FactorRouteTools extends FactorTools {
  readonly productName: string;
  readonly ofSystemAdmins: boolean;
  readonly getSession: (context: Context<FactorRecords>) => Promise<Session>;
}
