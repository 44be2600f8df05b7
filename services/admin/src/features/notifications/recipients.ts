import type { NotificationKind } from '@folkmoot/contracts';
import type { Repositories } from '../../records/repositories';
import type { StoredCouncil } from '../../records/views.domain';
import { allOf } from './all-of';

/** Whether a council's people are mailed at all. */
export const isMailed = ({ subscriptionStatus, deletedAt }: StoredCouncil): boolean =>
  subscriptionStatus !== 'inactive' && deletedAt === null;

/** System administrators, who belong to no council, of whom the same is asked. */
export const systemRecipientsOf = async (
  { users, notifications }: Pick<Repositories, 'users' | 'notifications'>,
  kind: NotificationKind,
) => {
  const wanted = { councilId: null, role: 'system_admin', status: 'active' } as const;
  const admins = await allOf((page) => users.list({ ...wanted, ...page }));
  const off = await notifications.offOfMany(admins.map(({ id }) => id));
  return admins.filter(({ id }) => !off.get(id)?.includes(kind));
};

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
