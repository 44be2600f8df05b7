import type { Actor } from '@folkmoot/contracts';
import type { Context, Mailer } from '@folkmoot/service-kit';
import { composeUserNotice } from './compose-user-notice';
import type { UserRecords } from './user.types';

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
  { mailer, ...tools }: UserNoticeTools,
): Promise<void> => {
  const { users, councils } = acrossCouncils.reader();
  const user = await users.find(userId);
  if (!user || user.councilId !== councilId) return;
  const council = councilId ? await councils.find(councilId) : null;
  await mailer.send(composeUserNotice(tools, { council, user }));
};
