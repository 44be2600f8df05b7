import { dayInWords } from '@folkmoot/contracts';
import { councilSender, type Mail, mailBranding, mailLayout, oneLine } from '@folkmoot/service-kit';
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
  const content = mailLayout({
    productName,
    council: mailBranding(council, publicOrigin),
    title: words.title(council.name),
    paragraphs: [
      words.text({ council: council.name, inviter: inviter?.name ?? null, role: words.roles[invitation.role] }),
      words.until(dayInWords(invitation.expiresAt, council.timezone, council.language)),
    ],
    action: { label: words.action, url: `${publicOrigin}/invite/${tokens.storedTokenOf(invitation)}` },
    footer: [words.why, branding.customFooter].filter(Boolean),
    language: council.language,
  });
  return {
    to: invitation.email,
    subject: oneLine(words.subject(council.name, productName)),
    ...content,
    ...councilSender(council),
  };
};
