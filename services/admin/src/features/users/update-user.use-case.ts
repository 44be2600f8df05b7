import {
  type BodyOf,
  DomainError,
  type UserActor,
  type updateUserOperation,
  userActivatedEvent,
  userDeactivatedEvent,
  userReassignedEvent,
  userRoleChangedEvent,
} from '@folkmoot/contracts';
import type { Unit } from '@folkmoot/service-kit';
import { requireStanding } from '../../council-states/council-state.domain';
import { renewSessions, revokeSessions } from '../../council-states/tell-sessions';
import type { Deps } from '../../records/deps';
import type { Repositories } from '../../records/repositories';
import { type StoredUser, toUserView } from '../../records/views.domain';
import {
  changedBetween,
  endsSessions,
  type Place,
  placeAfter,
  takesCouncilAdmin,
  takesSystemAdmin,
} from './user-change.domain';

interface Change extends BodyOf<typeof updateUserOperation> {
  readonly userId: string;
}

type AdminUnit = Unit<Repositories>;

/** Of several changes to the same teams at the same time, one goes on and the others run again. */
const hold = async ({ councils }: AdminUnit, before: Place, after: Place): Promise<void> => {
  const ids = new Set([before.councilId, after.councilId]);
  for (const id of [...ids].filter((id) => id !== null).sort()) {
    // The council that a user comes from may be gone.
    if ((await councils.find(id)) !== null) await councils.holdTeam(id);
  }
  if (after.councilId !== null && after.councilId !== before.councilId) {
    requireStanding(await councils.get(after.councilId));
  }
};

const assertSomebodyStays = async ({ users, councils }: AdminUnit, user: StoredUser, after: Place): Promise<void> => {
  if (takesSystemAdmin(user, after)) {
    await users.holdSystemAdmins();
    if (!(await users.hasAnotherSystemAdmin(user.id))) throw new DomainError('last_system_admin');
  }
  if (!user.councilId || !takesCouncilAdmin(user, after)) return;
  const isDeleted = (await councils.find(user.councilId))?.deletedAt !== null;
  if (!isDeleted && !(await users.hasAnotherActiveAdmin(user.councilId, user.id))) throw new DomainError('last_admin');
};

const tell = async ({ outbox }: AdminUnit, before: StoredUser, saved: StoredUser): Promise<void> => {
  const { isMoved, hasOtherRole, status } = changedBetween(before, saved);
  const aggregate = { type: 'user', id: saved.id, revision: saved.revision };
  const user = toUserView(saved);
  const councilId = saved.councilId ?? before.councilId;
  if (isMoved) {
    const payload = { user, fromCouncilId: before.councilId };
    await outbox.add(userReassignedEvent, { aggregate, payload, councilId });
  }
  // A role that changes with the council is told with it.
  if (hasOtherRole && !isMoved) await outbox.add(userRoleChangedEvent, { aggregate, payload: { user }, councilId });
  if (!status) return;
  const event = status === 'active' ? userActivatedEvent : userDeactivatedEvent;
  await outbox.add(event, { aggregate, payload: { user }, councilId });
};

const requireChangeable = (actor: UserActor, user: StoredUser | null, revision: number | undefined): StoredUser => {
  if (!user) throw new DomainError('not_found');
  if (user.id === actor.userId) throw new DomainError('own_account');
  if (revision !== undefined && revision !== user.revision) throw new DomainError('stale_revision');
  return user;
};

const isSame = (before: Place, after: Place): boolean =>
  before.councilId === after.councilId && before.role === after.role && before.status === after.status;

/**
 * Changes council, role or status of any user but oneself (E-80). Throws not_found, own_account, last_admin,
 * last_system_admin, role_without_council or stale_revision.
 */
export const updateUser = (
  { units, clock }: Deps,
  actor: UserActor,
  { userId, revision, ...wanted }: Change,
): Promise<StoredUser> =>
  units.unitOfWorkAcrossCouncils(actor, async (unit) => {
    const user = requireChangeable(actor, await unit.users.find(userId), revision);
    const after = placeAfter(user, wanted);
    if (isSame(user, after)) return user;
    await hold(unit, user, after);
    await assertSomebodyStays(unit, user, after);
    const saved = await unit.users.save(user, after);
    await tell(unit, user, saved);
    if (endsSessions(user, after)) await revokeSessions(unit, userId);
    else await renewSessions(unit, userId, clock.now());
    return saved;
  });
