import type { Actor } from '@folkmoot/contracts';
import { roleLabels } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { councilSender, type Mailer, mailBranding, mailLayout } from '@folkmoot/service-kit';
import type { UserRecords } from './user.types';
import { userMail } from './users.messages';

export interface UserNotice {
  readonly userId: string;
  /** The new council; null for none. */
  readonly councilId: string | null;
}

export interface UserNoticeTools {
  readonly mailer: Pick<Mailer, 'send'>;
  readonly productName: string;
  readonly publicOrigin: string;
}

/** Mails a user that they were moved. After several moves, only the last one is mailed. */
export const mailUserNotice = async (
  { acrossCouncils }: Context<UserRecords, Actor>,
  { userId, councilId }: UserNotice,
  { mailer, productName, publicOrigin }: UserNoticeTools,
): Promise<void> => {
  const { users, councils } = acrossCouncils.reader();
  const user = await users.find(userId);
  if (!user || user.councilId !== councilId) return;
  const council = councilId ? await councils.find(councilId) : null;
  const words = userMail(productName);
  const text = council ? words.moved(council.name, roleLabels[user.role]) : words.removed;
  const content = mailLayout({
    productName,
    council: council && mailBranding(council, publicOrigin),
    title: words.title,
    paragraphs: [text, words.signedOut],
    action: { label: words.action, url: `${publicOrigin}/auth` },
    footer: [words.why],
  });
  await mailer.send({ to: user.email, subject: words.subject, ...content, ...(council ? councilSender(council) : {}) });
};
