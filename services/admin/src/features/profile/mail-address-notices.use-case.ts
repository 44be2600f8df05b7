import type { Actor } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { composeAddressNotice } from './compose-address-mails';
import type { ProfileMailTools, ProfileRecords } from './profile.types';

export interface AddressNoticeJob {
  readonly userId: string;
}

/**
 * Mails the former addresses of a user that the account left them. A notice is deleted when it was sent, so a repeat
 * mails only the rest. An account that was erased meanwhile has none.
 */
export const mailAddressNotices = async (
  { acrossCouncils }: Context<ProfileRecords, Actor>,
  { userId }: AddressNoticeJob,
  tools: ProfileMailTools,
): Promise<void> => {
  const { users, councils, addressChanges } = acrossCouncils.reader();
  const user = await users.find(userId);
  if (!user) return;
  const council = user.councilId ? await councils.find(user.councilId) : null;
  for (const notice of await addressChanges.noticesOf(userId)) {
    await tools.mailer.send(composeAddressNotice(tools, { council, notice }));
    await addressChanges.deleteNotice(notice.id);
  }
};
