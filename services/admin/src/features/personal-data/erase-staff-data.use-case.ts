import { DomainError, personalDataErasedEvent, sessionRevokedEvent, type UserActor } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import type { Deps } from '../../records/deps';
import type { Repositories } from '../../records/repositories';
import type { StoredUser } from '../../records/views.domain';
import { tellPersonalData } from './personal-data.events';
import { accountIn } from './read-staff-data.use-case';

type Unit = Repositories & { readonly outbox: Outbox };

/** Nobody erases themselves by mistake, and a council keeps an admin. */
const assertMayGo = async ({ users }: Unit, actor: UserActor, account: StoredUser): Promise<void> => {
  if (account.id === actor.userId) throw new DomainError('own_account');
  const isActiveAdmin = account.role === 'council_admin' && account.status === 'active';
  if (isActiveAdmin && !(await users.hasAnotherActiveAdmin(actor.councilId ?? '', account.id))) {
    throw new DomainError('last_admin');
  }
};

const eraseAccount = async (unit: Unit, actor: UserActor, account: StoredUser): Promise<void> => {
  await assertMayGo(unit, actor, account);
  const sessionIds = await unit.sessions.deleteOfUser(account.id);
  await unit.notifications.erase(account.id);
  await unit.users.delete(account.id);
  if (sessionIds.length === 0) return;
  await unit.outbox.add(sessionRevokedEvent, {
    aggregate: { type: 'user', id: account.id, revision: account.revision + 1 },
    payload: { userId: account.id, sessionIds },
  });
};

/**
 * Erases the account and the invitations of an address. What the person did stays in the audit, under an id that leads
 * to no name any more. Erasing what is not there is no error. Throws own_account or last_admin.
 */
export const eraseStaffData = (
  { units }: Deps,
  actor: UserActor,
  email: string,
): Promise<{ account: boolean; invitations: number }> =>
  units.unitOfWork(actor, async (unit) => {
    const councilId = actor.councilId ?? '';
    await unit.councils.holdTeam(councilId);
    const account = await accountIn(unit, councilId, email);
    if (account) await eraseAccount(unit, actor, account);
    const invitations = await unit.invitations.eraseOfAddress(councilId, email);
    await tellPersonalData(unit.outbox, personalDataErasedEvent, councilId, account !== null || invitations > 0);
    return { account: account !== null, invitations };
  });
