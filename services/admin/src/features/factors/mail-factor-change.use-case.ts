import type { Actor } from '@folkmoot/contracts';
import { type Context, type Mailer, mailLayout } from '@folkmoot/service-kit';
import { type FactorChange, factorMail } from './factor.messages';
import type { FactorRecords } from './factors.types';

export interface FactorNotice {
  readonly userId: string;
  readonly change: FactorChange;
}

interface NoticeTools {
  readonly mailer: Pick<Mailer, 'send'>;
  readonly productName: string;
  readonly supportEmail: string;
  readonly publicOrigin: string;
}

/** Mails somebody that their second factor changed. An account that was erased meanwhile gets nothing. */
export const mailFactorChange = async (
  { acrossCouncils }: Context<FactorRecords, Actor>,
  { userId, change }: FactorNotice,
  { mailer, productName, supportEmail, publicOrigin }: NoticeTools,
): Promise<void> => {
  const user = await acrossCouncils.reader().users.find(userId);
  if (!user) return;
  const { subject, title, happened, action, unexpected, footer } = factorMail(productName, supportEmail);
  const content = mailLayout({
    productName,
    title,
    paragraphs: [happened[change], unexpected],
    action: { label: action, url: `${publicOrigin}/dashboard/account` },
    footer,
  });
  await mailer.send({ to: user.email, subject, ...content });
};
