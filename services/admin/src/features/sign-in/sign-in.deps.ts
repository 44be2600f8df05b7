import type { Mailer, RefusalLog } from '@folkmoot/service-kit';
import type { Deps } from '../../records/deps';
import type { MagicLinks } from '../../secrets/magic-link';
import type { SupportTokens } from '../../secrets/support-token';

export interface SignInDeps extends Deps {
  readonly mailer: Pick<Mailer, 'send'>;
  readonly magicLinks: MagicLinks;
  readonly supportTokens: SupportTokens;
  readonly refusals: RefusalLog;
  /** A session id that is in no use. */
  readonly newSessionId: () => string;
  readonly isNeutral: boolean;
  /** How long the neutral answer takes, whatever happens behind it. */
  readonly neutralAnswerMs: number;
  readonly logger: { error(fields: object, message: string): void };
  readonly productName: string;
  readonly supportEmail: string;
  readonly publicOrigin: string;
}
