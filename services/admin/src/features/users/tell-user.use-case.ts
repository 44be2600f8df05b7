import { roleLabels } from '@folkmoot/contracts';
import { councilSender, type Mailer, mailBranding, mailLayout } from '@folkmoot/service-kit';
import type { Deps } from '../../records/deps';
import { userMail } from './users.messages';

export interface UserNotice {
  readonly userId: string;
  /** Where they were moved to; null for none. */
  readonly councilId: string | null;
}

export interface UserNoticeDeps extends Deps {
  readonly mailer: Pick<Mailer, 'send'>;
  readonly productName: string;
  readonly publicOrigin: string;
}

/** Tells a user that they were moved. One who was moved again meanwhile hears of that alone. */
export const tellUser = async (
  { units, mailer, productName, publicOrigin }: UserNoticeDeps,
  { userId, councilId }: UserNotice,
): Promise<void> => {
  const { users, councils } = units.readerAcrossCouncils();
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
