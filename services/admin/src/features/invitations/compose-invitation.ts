import { dayInWords } from '@folkmoot/contracts';
import {
  automaticHeaders,
  councilSender,
  type Mail,
  mailBranding,
  mailDocument,
  mailParagraphs,
  oneLine,
} from '@folkmoot/service-kit';
import type { StoredCouncil, StoredUser } from '../../entities/council';
import type { StoredInvitation } from '../../entities/invitation';
import { invitationMailWords } from './invitation.messages';
import type { InvitationTools } from './invitation.types';

interface MailedInvitation {
  readonly invitation: StoredInvitation;
  readonly council: StoredCouncil;
  readonly inviter: StoredUser | null;
}

/** The mail of an invitation, in the council's language and colours. */
export const composeInvitation = (
  { tokens, productName, publicOrigin }: Pick<InvitationTools, 'tokens' | 'productName' | 'publicOrigin'>,
  { invitation, council, inviter }: MailedInvitation,
): Mail => {
  const words = invitationMailWords(council.language);
  const { branding } = council;
  const content = mailDocument({
    productName,
    council: mailBranding(council, publicOrigin),
    title: words.title(council.name),
    body: [
      ...mailParagraphs([
        words.text({ council: council.name, inviter: inviter?.name ?? null, role: words.roles[invitation.role] }),
        words.until(dayInWords(invitation.expiresAt, council.timezone, council.language)),
      ]),
      { kind: 'button', label: words.action, url: `${publicOrigin}/invite/${tokens.storedTokenOf(invitation)}` },
    ],
    footer: [words.why, branding.customFooter].filter(Boolean),
    language: council.language,
  });
  return {
    to: invitation.email,
    subject: oneLine(words.subject(council.name, productName)),
    ...content,
    ...councilSender(council),
    headers: automaticHeaders,
  };
};
