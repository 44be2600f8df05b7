import { DomainError, type UserActor } from '@folkmoot/contracts';
import type { Repositories } from '../../records/repositories';
import type { StoredUser } from '../../records/views.domain';
import { assertMayChange, type MemberChange, takesAnAdmin } from './member.domain';

/**
 * Gets a member who is about to change (with null: to leave) and holds the team, so that two admins who take each
 * other's rights at the same moment cannot leave the council without one. Throws not_found, own_account, forbidden or
 * last_admin.
 */
export const holdMember = async (
  { councils, users }: Pick<Repositories, 'councils' | 'users'>,
  actor: UserActor,
  userId: string,
  change: MemberChange | null,
): Promise<StoredUser> => {
  const councilId = actor.councilId ?? '';
  await councils.holdTeam(councilId);
  const member = await users.find(userId);
  const checked = assertMayChange(actor, member);
  if (takesAnAdmin(checked, change) && !(await users.hasAnotherActiveAdmin(councilId, userId))) {
    throw new DomainError('last_admin');
  }
  return checked as StoredUser;
};
