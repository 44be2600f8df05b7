import type { NotificationKind } from '@folkmoot/contracts';
import {
  automaticHeaders,
  councilSender,
  type Mail,
  mailBranding,
  mailDocument,
  mailParagraphs,
  oneLine,
  unsubscribeHeaders,
} from '@folkmoot/service-kit';
import type { StoredCouncil, StoredUser } from '../../entities/council';
import type { NoticeText } from '../../entities/notification';
import { messages } from './notice.messages';
import type { NoticeTools } from './notification.types';

interface MailedNotice {
  /** Null for system administrators, who have no council. */
  readonly council: StoredCouncil | null;
  readonly user: Pick<StoredUser, 'id' | 'email'>;
  readonly kind: NotificationKind;
  readonly text: NoticeText;
}

/**
 * A mail to staff in the council's colours, with two ways to unsubscribe: a link, and one click in the mail program
 * (RFC 8058).
 */
export const composeNotice = (
  { tokens, productName, publicOrigin }: Pick<NoticeTools, 'tokens' | 'productName' | 'publicOrigin'>,
  { council, user, kind, text }: MailedNotice,
): Mail => {
  const { subject, title, action, why } = text;
  const token = tokens.tokenOf({ userId: user.id, kind });
  const content = mailDocument({
    productName,
    council: council && mailBranding(council, publicOrigin),
    title,
    body: [
      ...mailParagraphs(text.paragraphs),
      { kind: 'button', label: action.label, url: `${publicOrigin}${action.path}` },
    ],
    footer: [why, [{ label: messages.off, url: `${publicOrigin}/auth/notifications/${token}` }]],
  });
  return {
    ...content,
    ...(council ? councilSender(council) : {}),
    to: user.email,
    isOnce: true,
    subject: oneLine(subject),
    headers: { ...automaticHeaders, ...unsubscribeHeaders(`${publicOrigin}/api/notifications/links/${token}`) },
  };
};
