import { DomainError, type UserActor } from '@folkmoot/contracts';
import type { StoredUser } from '../../entities/council';
import { assertMayChange, type MemberChange, takesAnAdmin } from './member.domain';
import type { TeamRecords } from './team.types';

/**
 * Gets a member for a change (null: the member leaves) and locks the team, so that two admins who remove each other at
 * the same moment cannot leave the council without an admin. Throws not_found, own_account, forbidden or last_admin.
 */
export const holdMember = async (
  { councils, members }: Pick<TeamRecords, 'councils' | 'members'>,
  actor: UserActor,
  userId: string,
  change: MemberChange | null,
): Promise<StoredUser> => {
  await councils.holdTeam(actor.councilId ?? '');
  const member = await members.find(userId);
  const checked = assertMayChange(actor, member);
  if (takesAnAdmin(checked, change) && !(await members.hasAnotherActiveAdmin(userId))) {
    throw new DomainError('last_admin');
  }
  return checked as StoredUser;
};
