import type { Mailer } from '@folkmoot/service-kit';
import type { MagicLinks } from './magic-link';

/** The parts that compose and send a sign-in link. */
export interface LinkMailTools {
  readonly mailer: Pick<Mailer, 'send'>;
  readonly magicLinks: MagicLinks;
  readonly productName: string;
  readonly supportEmail: string;
}
