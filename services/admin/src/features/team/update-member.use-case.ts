import {
  type BodyOf,
  DomainError,
  sessionChangedEvent,
  sessionRevokedEvent,
  type updateMemberOperation,
  userActivatedEvent,
  userDeactivatedEvent,
  userRoleChangedEvent,
} from '@folkmoot/contracts';
import type { Context, Unit } from '@folkmoot/service-kit';
import { type StoredUser, toUserView } from '../../entities/council';
import { holdMember } from './hold-member';
import { changedFields, type MemberChange } from './member.domain';
import type { TeamRecords } from './team.types';

const eventsOf = ({ role, status }: MemberChange) => [
  ...(role ? [userRoleChangedEvent] : []),
  ...(status === 'active' ? [userActivatedEvent] : []),
  ...(status === 'inactive' ? [userDeactivatedEvent] : []),
];

/** Deactivation ends the sessions. A change of role keeps them, and services look up the permissions again. */
const publishToSessions = async (
  { sessions, outbox }: Unit<TeamRecords>,
  user: StoredUser,
  { status }: MemberChange,
  now: Date,
) => {
  const isOut = status === 'inactive';
  const sessionIds = isOut
    ? await sessions.endOfUser(user.id, { reason: 'deactivated', councilId: user.councilId, at: now })
    : (await sessions.listOfUser(user.id, now)).map(({ id }) => id);
  if (sessionIds.length === 0) return;
  await outbox.add(isOut ? sessionRevokedEvent : sessionChangedEvent, {
    aggregate: { type: 'user', id: user.id, revision: user.revision },
    payload: { userId: user.id, sessionIds },
  });
};

interface Change extends BodyOf<typeof updateMemberOperation> {
  readonly userId: string;
}

/** Changes role or status of a member. Throws not_found, own_account, forbidden, last_admin or stale_revision. */
export const updateMember = (
  { actor, unitOfWork, clock }: Context<TeamRecords>,
  { userId, revision, ...wanted }: Change,
): Promise<StoredUser> =>
  unitOfWork(actor, async (unit) => {
    const member = await holdMember(unit, actor, userId, wanted);
    if (revision !== undefined && revision !== member.revision) throw new DomainError('stale_revision');
    const changes = changedFields(member, wanted);
    if (Object.keys(changes).length === 0) return member;
    const saved = await unit.users.save(member, changes);
    for (const event of eventsOf(changes)) {
      await unit.outbox.add(event, {
        aggregate: { type: 'user', id: saved.id, revision: saved.revision },
        payload: { user: toUserView(saved) },
      });
    }
    await publishToSessions(unit, saved, changes, clock.now());
    return saved;
  });
