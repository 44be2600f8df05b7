import type { Actor } from '@folkmoot/contracts';
import type { Context, Mailer } from '@folkmoot/service-kit';
import { composeFactorNotice, type FactorNoticeTools } from './compose-factor-notice';
import type { FactorChange } from './factor.messages';
import type { FactorRecords } from './factors.types';

export interface FactorNotice {
  readonly userId: string;
  readonly change: FactorChange;
}

interface NoticeTools extends FactorNoticeTools {
  readonly mailer: Pick<Mailer, 'send'>;
}

/** Mails somebody that their second factor changed. An account that was erased meanwhile gets nothing. */
export const mailFactorChange = async (
  { acrossCouncils }: Context<FactorRecords, Actor>,
  { userId, change }: FactorNotice,
  { mailer, ...tools }: NoticeTools,
): Promise<void> => {
  const user = await acrossCouncils.reader().users.find(userId);
  if (user) await mailer.send(composeFactorNotice(tools, { email: user.email, change }));
};
