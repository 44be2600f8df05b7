import type { Context, FeatureApp } from '@folkmoot/service-kit';
import type { AdminConfig } from '../../config';
import type { AttemptRepository } from '../../entities/attempt';
import type { SsoConnectionRepository, SsoConnectionRepositoryAcrossCouncils } from '../../entities/sso-connection';
import type { SsoDomainRepository, SsoDomainRepositoryAcrossCouncils } from '../../entities/sso-domain';
import type { SsoSessionRepository } from '../../entities/sso-session';
import type { MemberRepository } from '../../entities/user';
import type { FindRecords } from '../../integrations/single-sign-on/find-records';
import type { ProviderClients } from '../../integrations/single-sign-on/provider-clients';

export interface SsoRecords {
  readonly ssoConnections: SsoConnectionRepository;
  readonly ssoConnectionsAcrossCouncils: SsoConnectionRepositoryAcrossCouncils;
  readonly ssoDomains: SsoDomainRepository;
  readonly ssoDomainsAcrossCouncils: SsoDomainRepositoryAcrossCouncils;
  readonly ssoSessions: SsoSessionRepository;
  readonly members: MemberRepository;
  readonly attempts: AttemptRepository;
}

type SsoConfig = Pick<AdminConfig, 'publicOrigin' | 'secretsKey' | 'ssoNetworks' | 'ssoDnsServers'>;

export type SsoApp = FeatureApp<SsoRecords, SsoConfig>;
export type SsoContext = Context<SsoRecords>;

export interface SsoTools extends ProviderClients {
  readonly findRecords: FindRecords;
}
