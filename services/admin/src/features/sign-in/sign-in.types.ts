import type { Session } from '@folkmoot/contracts';
import type { Context, FeatureApp, RefusalLog } from '@folkmoot/service-kit';
import type { AdminConfig } from '../../config';
import type { AttemptRepository } from '../../entities/attempt';
import type { ActivityRepositoryAcrossCouncils } from '../../entities/audit-entry';
import type { CouncilRepository } from '../../entities/council';
import type { ChallengeRepository, FactorRequirementRepository, FactorTools } from '../../entities/factor';
import type { SessionRepository } from '../../entities/session';
import type { OutcomeCookieTools, SignInCompletionRecords } from '../../entities/sign-in';
import type { FailureCounts, SignInFailureRepository } from '../../entities/sign-in-failure';
import type { CodeRepository, LinkMailTools, LinkRepository, SupportTokens } from '../../entities/sign-in-link';
import type { SsoConnectionRepositoryAcrossCouncils } from '../../entities/sso-connection';
import type { UserRepository } from '../../entities/user';

export interface SignInRecords extends SignInCompletionRecords {
  readonly users: UserRepository;
  readonly links: LinkRepository;
  readonly codes: CodeRepository;
  readonly signInFailures: SignInFailureRepository;
  readonly sessions: SessionRepository;
  readonly councils: CouncilRepository;
  readonly attempts: AttemptRepository;
  readonly factorRequirementsAcrossCouncils: FactorRequirementRepository;
  readonly factorChallenges: ChallengeRepository;
  readonly activityAcrossCouncils: ActivityRepositoryAcrossCouncils;
  readonly ssoConnectionsAcrossCouncils: SsoConnectionRepositoryAcrossCouncils;
}

type SignInConfig = Pick<
  AdminConfig,
  'publicOrigin' | 'productName' | 'supportEmail' | 'linkKey' | 'secretsKey' | 'authNeutralLogin' | 'demoData'
>;

export type SignInApp = FeatureApp<SignInRecords, SignInConfig>;

export interface SignInTools extends LinkMailTools {
  readonly supportTokens: SupportTokens;
  readonly refusals: RefusalLog;
  readonly failures: FailureCounts;
  /** A new session id. */
  readonly newSessionId: () => string;
  readonly isNeutral: boolean;
  /** Duration of the neutral answer, independent of the work. */
  readonly neutralAnswerMs: number;
  readonly logger: { error(fields: object, message: string): void };
  readonly publicOrigin: string;
}

/** The parts that only the routes need. */
export interface SignInRouteTools extends SignInTools, OutcomeCookieTools {
  readonly factorTools: FactorTools;
  /** The session as the browser sees it. */
  readonly getSession: GetSession;
}

/** The session as the browser sees it, by the configuration of the installation. Another feature provides it. */
export type SessionViewOf = (config: SignInConfig) => GetSession;

type GetSession = (context: Context<SignInRecords>) => Promise<Session>;
