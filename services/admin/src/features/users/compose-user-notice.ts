import { roleLabels } from '@folkmoot/contracts';
import {
  automaticHeaders,
  councilSender,
  type Mail,
  mailBranding,
  mailDocument,
  mailParagraphs,
} from '@folkmoot/service-kit';
import type { StoredCouncil, StoredUser } from '../../entities/council';
import { userMail } from './users.messages';

interface Moved {
  /** The new council; null for none. */
  readonly council: StoredCouncil | null;
  readonly user: Pick<StoredUser, 'email' | 'role'>;
}

/** The mail to a user whom a system administrator moved. */
export const composeUserNotice = (
  { productName, publicOrigin }: { readonly productName: string; readonly publicOrigin: string },
  { council, user }: Moved,
): Mail => {
  const words = userMail(productName);
  const text = council ? words.moved(council.name, roleLabels[user.role]) : words.removed;
  const content = mailDocument({
    productName,
    council: council && mailBranding(council, publicOrigin),
    title: words.title,
    body: [
      ...mailParagraphs([text, words.signedOut]),
      { kind: 'button', label: words.action, url: `${publicOrigin}/auth` },
    ],
    footer: [words.why],
  });
  const sender = council ? councilSender(council) : {};
  return { to: user.email, subject: words.subject, ...content, ...sender, headers: automaticHeaders };
};
