import type { FeatureApp, Mailer } from '@folkmoot/service-kit';
import type { AdminConfig } from '../../config';
import type { AttemptRepository } from '../../entities/attempt';
import type { CouncilRepository } from '../../entities/council';
import type {
  InvitationRepository,
  InvitationRepositoryAcrossCouncils,
  InvitationTokens,
} from '../../entities/invitation';
import type { OutcomeCookieTools, SignInCompletionRecords } from '../../entities/sign-in';
import type { SsoConnectionRepositoryAcrossCouncils } from '../../entities/sso-connection';
import type { MemberRepository, UserRepository } from '../../entities/user';

export interface InvitationRecords extends SignInCompletionRecords {
  readonly invitations: InvitationRepository;
  readonly invitationsAcrossCouncils: InvitationRepositoryAcrossCouncils;
  readonly councils: CouncilRepository;
  readonly users: UserRepository;
  readonly members: MemberRepository;
  readonly ssoConnectionsAcrossCouncils: SsoConnectionRepositoryAcrossCouncils;
  readonly attempts: AttemptRepository;
}

export type InvitationApp = FeatureApp<
  InvitationRecords,
  Pick<AdminConfig, 'publicOrigin' | 'productName' | 'supportEmail' | 'linkKey' | 'actorTokenKey'>
>;

export interface InvitationTools extends OutcomeCookieTools {
  readonly tokens: InvitationTokens;
  readonly mailer: Pick<Mailer, 'send'>;
  /** A new session id. */
  readonly newSessionId: () => string;
  readonly logger: { warn(fields: object, message: string): void };
  readonly productName: string;
  readonly supportEmail: string;
  readonly publicOrigin: string;
}
