import type { Context, FeatureApp, RefusalLog } from '@folkmoot/service-kit';
import type { AdminConfig } from '../../config';
import type { AttemptRepository } from '../../entities/attempt';
import type { CouncilRepository } from '../../entities/council';
import type { SessionRepository } from '../../entities/session';
import type { FailureCounts, SignInFailureRepository } from '../../entities/sign-in-failure';
import type { SsoAttemptRepository, SsoCookie } from '../../entities/sso-attempt';
import type { SsoConnectionRepositoryAcrossCouncils } from '../../entities/sso-connection';
import type { SsoDomainRepositoryAcrossCouncils } from '../../entities/sso-domain';
import type { SsoSessionRepository } from '../../entities/sso-session';
import type { UserRepository } from '../../entities/user';
import type { ProviderClients } from '../../integrations/single-sign-on/provider-clients';

export interface SsoSignInRecords {
  readonly attempts: AttemptRepository;
  readonly councils: CouncilRepository;
  readonly sessions: SessionRepository;
  readonly signInFailures: SignInFailureRepository;
  readonly ssoAttempts: SsoAttemptRepository;
  readonly ssoConnectionsAcrossCouncils: SsoConnectionRepositoryAcrossCouncils;
  readonly ssoDomainsAcrossCouncils: SsoDomainRepositoryAcrossCouncils;
  readonly ssoSessions: SsoSessionRepository;
  readonly users: UserRepository;
}

type SsoSignInConfig = Pick<AdminConfig, 'publicOrigin' | 'secretsKey' | 'ssoNetworks'>;

export type SsoSignInApp = FeatureApp<SsoSignInRecords, SsoSignInConfig>;
export type SsoSignInContext = Context<SsoSignInRecords, SsoSignInApp['systemContext']['actor']>;

/** The browser of a request, from its user agent. Another feature provides it. */

export interface SsoSignInTools extends ProviderClients {
  readonly cookie: SsoCookie;
  readonly newSessionId: () => string;
  readonly sessionCookie: (sessionId: string) => string;
  readonly refusals: RefusalLog;
  readonly failures: FailureCounts;
  readonly logger: SsoSignInApp['logger'];
}
