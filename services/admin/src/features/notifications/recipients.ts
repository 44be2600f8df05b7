import type { NotificationKind } from '@folkmoot/contracts';
import type { Repositories } from '../../records/repositories';
import type { StoredCouncil } from '../../records/views.domain';
import { allOf } from './all-of';

/** Whether a council's people are mailed at all. */
export const isMailed = ({ subscriptionStatus, deletedAt }: StoredCouncil): boolean =>
  subscriptionStatus !== 'inactive' && deletedAt === null;

/** The active people of a council who want to hear of something. */
export const recipientsOf = async (
  { users, notifications }: Pick<Repositories, 'users' | 'notifications'>,
  councilId: string,
  kind: NotificationKind,
) => {
  const members = await allOf((page) => users.listMembers(councilId, page));
  const off = await notifications.offOfMany(members.map(({ id }) => id));
  return members.filter(({ id, status }) => status === 'active' && !off.get(id)?.includes(kind));
};
