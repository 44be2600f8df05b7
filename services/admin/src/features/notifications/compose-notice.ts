import type { NotificationKind } from '@folkmoot/contracts';
import { councilSender, type Mail, mailBranding, mailLayout, oneLine } from '@folkmoot/service-kit';
import type { NoticeText } from '../../records/notice.domain';
import type { StoredCouncil, StoredUser } from '../../records/views.domain';
import { messages } from './notice.messages';
import type { NotificationTokens } from './notification-token';

export interface ComposeDeps {
  readonly tokens: NotificationTokens;
  readonly productName: string;
  readonly publicOrigin: string;
}

interface Given {
  /** Null for system administrators, who belong to none. */
  readonly council: StoredCouncil | null;
  readonly user: Pick<StoredUser, 'id' | 'email'>;
  readonly kind: NotificationKind;
  readonly text: NoticeText;
}

/** A mail to one of the staff as the council looks, with the ways out: a link, and one click in the mail program (RFC 8058). */
export const composeNotice = (
  { tokens, productName, publicOrigin }: ComposeDeps,
  { council, user, kind, text }: Given,
): Mail => {
  const { subject, title, paragraphs, action, why } = text;
  const token = tokens.tokenOf({ userId: user.id, kind });
  const content = mailLayout({
    productName,
    council: council && mailBranding(council, publicOrigin),
    title,
    paragraphs,
    action: { label: action.label, url: `${publicOrigin}${action.path}` },
    footer: [why, messages.off(`${publicOrigin}/auth/notifications/${token}`)],
  });
  return {
    ...content,
    ...(council ? councilSender(council) : {}),
    to: user.email,
    isOnce: true,
    subject: oneLine(subject),
    headers: {
      'List-Unsubscribe': `<${publicOrigin}/api/notifications/links/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
};
