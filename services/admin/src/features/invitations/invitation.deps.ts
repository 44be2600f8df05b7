import type { Mailer } from '@folkmoot/service-kit';
import type { Deps } from '../../records/deps';
import type { StoredUser } from '../../records/views.domain';
import type { InvitationTokens } from '../../secrets/invitation-token';

export interface InvitationDeps extends Deps {
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
