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
import type { Context, Unit } from '@folkmoot/service-kit';
import { renewSessions, requireNotDeleted, revokeSessions, type StoredUser, toUserView } from '../../entities/council';
import type { UserRecords } from './user.types';
import {
  changedBetween,
  endsSessions,
  type Membership,
  membershipAfter,
  takesCouncilAdmin,
  takesSystemAdmin,
} from './user-change.domain';

interface Change extends BodyOf<typeof updateUserOperation> {
  readonly userId: string;
}

type AdminUnit = Unit<UserRecords>;

/** Serialises changes to the same teams: one commits, the others are retried. */
const lockTeams = async ({ councils }: AdminUnit, before: Membership, after: Membership): Promise<void> => {
  const ids = new Set([before.councilId, after.councilId]);
  for (const id of [...ids].filter((id) => id !== null).sort()) {
    // The user's former council may be deleted.
    if ((await councils.find(id)) !== null) await councils.holdTeam(id);
  }
  if (after.councilId !== null && after.councilId !== before.councilId) {
    requireNotDeleted(await councils.get(after.councilId));
  }
};

const assertSomebodyStays = async (
  { users, councils }: AdminUnit,
  user: StoredUser,
  after: Membership,
): Promise<void> => {
  if (takesSystemAdmin(user, after)) {
    await users.holdSystemAdmins();
    if (!(await users.hasAnotherSystemAdmin(user.id))) throw new DomainError('last_system_admin');
  }
  if (!user.councilId || !takesCouncilAdmin(user, after)) return;
  const isDeleted = (await councils.find(user.councilId))?.deletedAt !== null;
  if (!isDeleted && !(await users.hasAnotherActiveAdmin(user.councilId, user.id))) throw new DomainError('last_admin');
};

const publishChange = async ({ outbox }: AdminUnit, before: StoredUser, saved: StoredUser): Promise<void> => {
  const { isMoved, hasOtherRole, status } = changedBetween(before, saved);
  const aggregate = { type: 'user', id: saved.id, revision: saved.revision };
  const user = toUserView(saved);
  const councilId = saved.councilId ?? before.councilId;
  if (isMoved) {
    const payload = { user, fromCouncilId: before.councilId };
    await outbox.add(userReassignedEvent, { aggregate, payload, councilId });
  }
  // A role that changes with the council is part of the event of the move.
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

const isSame = (before: Membership, after: Membership): boolean =>
  before.councilId === after.councilId && before.role === after.role && before.status === after.status;

const endingOf = ({ councilId }: Membership, { status }: Membership, at: Date) =>
  ({ reason: status === 'inactive' ? 'deactivated' : 'removed', councilId, at }) as const;

/**
 * Changes council, role or status of any user but oneself. Throws not_found, own_account, last_admin,
 * last_system_admin, role_without_council or stale_revision.
 */
export const updateUser = (
  { actor, acrossCouncils, clock }: Context<UserRecords>,
  { userId, revision, ...wanted }: Change,
): Promise<StoredUser> =>
  acrossCouncils.unitOfWork(actor, async (unit) => {
    const user = requireChangeable(actor, await unit.users.find(userId), revision);
    const after = membershipAfter(user, wanted);
    if (isSame(user, after)) return user;
    await lockTeams(unit, user, after);
    await assertSomebodyStays(unit, user, after);
    const saved = await unit.users.save(user, after);
    await publishChange(unit, user, saved);
    const now = clock.now();
    if (endsSessions(user, after)) await revokeSessions(unit, userId, endingOf(user, after, now));
    else await renewSessions(unit, userId, now);
    return saved;
  });
