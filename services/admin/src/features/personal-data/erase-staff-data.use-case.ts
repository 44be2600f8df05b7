import {
  type Actor,
  DomainError,
  personalDataErasedEvent,
  sessionRevokedEvent,
  systemActor,
} from '@folkmoot/contracts';
import type { Context, ErasureEntry, Unit } from '@folkmoot/service-kit';
import type { StoredUser } from '../../entities/council';
import { publishPersonalDataEvent } from './personal-data.events';
import type { StaffDataRecords } from './personal-data.types';

/** Users cannot erase themselves, and a council keeps an admin. */
const assertMayGo = async ({ members }: Unit<StaffDataRecords>, actor: Actor, account: StoredUser): Promise<void> => {
  if (actor.kind === 'user' && account.id === actor.userId) throw new DomainError('own_account');
  const isActiveAdmin = account.role === 'council_admin' && account.status === 'active';
  if (isActiveAdmin && !(await members.hasAnotherActiveAdmin(account.id))) {
    throw new DomainError('last_admin');
  }
};

/** The kinds of the entries in the log of erasures. */
export const ACCOUNT = 'account';
export const INVITATION = 'invitation';

const eraseAccount = async (unit: Unit<StaffDataRecords>, account: StoredUser, now: Date): Promise<void> => {
  const sessionIds = await unit.sessions.endOfUser(account.id, {
    reason: 'removed',
    councilId: account.councilId,
    at: now,
  });
  await unit.ssoSessions.deleteOfUser(account.id);
  await unit.notifications.erase(account.id);
  await unit.factors.erase(account.id);
  await unit.addressChanges.erase(account.id);
  await unit.pendingSignIns.endOfUser(account.id);
  await unit.users.delete(account.id);
  unit.erased.note(ACCOUNT, account.id);
  if (sessionIds.length === 0) return;
  await unit.outbox.add(sessionRevokedEvent, {
    aggregate: { type: 'user', id: account.id, revision: account.revision + 1 },
    payload: { userId: account.id, sessionIds },
  });
};

/**
 * Erases the account and the invitations of an address. Audit entries of the person stay, under an id without a name.
 * An address without data is no error. Throws own_account or last_admin.
 */
export const eraseStaffData = (
  { actor, unitOfWork, clock }: Context<StaffDataRecords, Actor>,
  email: string,
): Promise<{ account: boolean; invitations: number }> =>
  unitOfWork(actor, async (unit) => {
    const councilId = actor.councilId ?? '';
    await unit.councils.holdTeam(councilId);
    const account = await unit.members.findByEmail(email);
    if (account) {
      await assertMayGo(unit, actor, account);
      await eraseAccount(unit, account, clock.now());
    }
    for (const { id } of await unit.invitations.listOfAddress(email)) unit.erased.note(INVITATION, id);
    const invitations = await unit.invitations.eraseOfAddress(email);
    await publishPersonalDataEvent(
      unit.outbox,
      personalDataErasedEvent,
      councilId,
      account !== null || invitations > 0,
    );
    return { account: account !== null, invitations };
  });

/** Erases an account again after a restore. */
export const eraseAccountAgain = (
  { unitOfWork, clock }: Pick<Context<StaffDataRecords, Actor>, 'unitOfWork' | 'clock'>,
  { councilId, id }: ErasureEntry,
): Promise<void> =>
  unitOfWork(systemActor('admin', councilId), async (unit) => {
    const account = await unit.users.find(id);
    if (account) await eraseAccount(unit, account, clock.now());
  });

/** Erases an invitation again after a restore. */
export const eraseInvitationAgain = (
  { unitOfWork }: Pick<Context<StaffDataRecords, Actor>, 'unitOfWork'>,
  { councilId, id }: ErasureEntry,
): Promise<void> =>
  unitOfWork(systemActor('admin', councilId), async ({ invitations, erased }) => {
    const invitation = await invitations.find(id);
    if (!invitation) return;
    await invitations.eraseOfAddress(invitation.email);
    erased.note(INVITATION, id);
  });
