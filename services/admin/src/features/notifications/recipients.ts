import type { NotificationKind } from '@folkmoot/contracts';
import type { StoredCouncil } from '../../entities/council';
import { allOf } from './all-of';
import type { NotificationRecords } from './notification.types';

/** Whether a council's users get mails. */
export const isMailed = ({ subscriptionStatus, deletedAt }: StoredCouncil): boolean =>
  subscriptionStatus !== 'inactive' && deletedAt === null;

/** System administrators, who have no council, with the same choice. */
export const systemRecipientsOf = async (
  { users, notifications }: Pick<NotificationRecords, 'users' | 'notifications'>,
  kind: NotificationKind,
) => {
  const wanted = { councilId: null, role: 'system_admin', status: 'active' } as const;
  const admins = await allOf((page) => users.list({ ...wanted, ...page }));
  const off = await notifications.offOfMany(admins.map(({ id }) => id));
  return admins.filter(({ id }) => !off.get(id)?.includes(kind));
};

/** The active users of the council of these repositories who want this kind. */
export const recipientsOf = async (
  { members, notifications }: Pick<NotificationRecords, 'members' | 'notifications'>,
  kind: NotificationKind,
) => {
  const all = await allOf((page) => members.list(page));
  const off = await notifications.offOfMany(all.map(({ id }) => id));
  return all.filter(({ id, status }) => status === 'active' && !off.get(id)?.includes(kind));
};
