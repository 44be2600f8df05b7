import type { FeatureApp, Mailer } from '@folkmoot/service-kit';
import type { AdminConfig } from '../../config';
import type { AttemptRepository } from '../../entities/attempt';
import type { CouncilRepository, StoredUser } from '../../entities/council';
import type {
  InvitationRepository,
  InvitationRepositoryAcrossCouncils,
  InvitationTokens,
} from '../../entities/invitation';
import type { SessionRepository } from '../../entities/session';
import type { LinkRepository } from '../../entities/sign-in-link';
import type { MemberRepository, UserRepository } from '../../entities/user';

export interface InvitationRecords {
  readonly invitations: InvitationRepository;
  readonly invitationsAcrossCouncils: InvitationRepositoryAcrossCouncils;
  readonly councils: CouncilRepository;
  readonly users: UserRepository;
  readonly members: MemberRepository;
  readonly sessions: SessionRepository;
  readonly links: LinkRepository;
  readonly attempts: AttemptRepository;
}

export type InvitationApp = FeatureApp<
  InvitationRecords,
  Pick<AdminConfig, 'publicOrigin' | 'productName' | 'supportEmail' | 'linkKey' | 'actorTokenKey'>
>;

export interface InvitationTools {
  readonly tokens: InvitationTokens;
  readonly mailer: Pick<Mailer, 'send'>;
  /** Mails a sign-in link to an account. Throws mail_failed. */
  readonly mailSignInLink: (user: StoredUser) => Promise<void>;
  /** The Set-Cookie header for the browser that the sign-in link is mailed for. */
  readonly askedCookie: (email: string) => string;
  readonly logger: { warn(fields: object, message: string): void };
  readonly productName: string;
  readonly publicOrigin: string;
}
