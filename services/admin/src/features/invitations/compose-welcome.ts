import {
  automaticHeaders,
  councilSender,
  type Mail,
  mailBranding,
  mailDocument,
  mailParagraphs,
  oneLine,
} from '@folkmoot/service-kit';
import type { StoredCouncil } from '../../entities/council';
import type { StoredInvitation } from '../../entities/invitation';
import { welcomeMailWords } from './invitation.messages';
import type { InvitationTools } from './invitation.types';

export type WelcomeTools = Pick<InvitationTools, 'mailer' | 'productName' | 'supportEmail' | 'publicOrigin'>;

interface Welcomed {
  readonly council: StoredCouncil;
  readonly invitation: Pick<StoredInvitation, 'email' | 'role'>;
}

/**
 * The mail after an invitation was accepted: where to sign in from now on, and whom to write to if somebody else accepted
 * it.
 */
export const composeWelcome = (
  { productName, supportEmail, publicOrigin }: WelcomeTools,
  { council, invitation: { email, role } }: Welcomed,
): Mail => {
  const { language, branding } = council;
  const words = welcomeMailWords(language);
  const content = mailDocument({
    productName,
    council: mailBranding(council, publicOrigin),
    title: words.title(council.name),
    body: [
      ...mailParagraphs([
        words.text({ council: council.name, product: productName, role: words.roles[role] }),
        words.how(email),
      ]),
      { kind: 'button', label: words.action, url: `${publicOrigin}/auth` },
    ],
    footer: [words.why(supportEmail), branding.customFooter].filter(Boolean),
    language,
  });
  return {
    to: email,
    subject: oneLine(words.title(council.name)),
    ...content,
    ...councilSender(council),
    headers: automaticHeaders,
  };
};
