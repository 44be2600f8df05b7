import {
  type BodyOf,
  DomainError,
  sessionChangedEvent,
  sessionRevokedEvent,
  type UserActor,
  type updateMemberOperation,
  userActivatedEvent,
  userDeactivatedEvent,
  userRoleChangedEvent,
} from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import type { Deps } from '../../records/deps';
import type { Repositories } from '../../records/repositories';
import { type StoredUser, toUserView } from '../../records/views.domain';
import { holdMember } from './hold-member';
import { changedFields, type MemberChange } from './member.domain';

type Unit = Repositories & { readonly outbox: Outbox };

const eventsOf = ({ role, status }: MemberChange) => [
  ...(role ? [userRoleChangedEvent] : []),
  ...(status === 'active' ? [userActivatedEvent] : []),
  ...(status === 'inactive' ? [userDeactivatedEvent] : []),
];

/** Whoever is deactivated is signed out everywhere; whoever has another role goes on, and everybody asks anew what they may. */
const tellSessions = async ({ sessions, outbox }: Unit, user: StoredUser, { status }: MemberChange, now: Date) => {
  const isOut = status === 'inactive';
  const sessionIds = isOut
    ? await sessions.deleteOfUser(user.id)
    : (await sessions.listOfUser(user.id, now)).map(({ id }) => id);
  if (sessionIds.length === 0) return;
  await outbox.add(isOut ? sessionRevokedEvent : sessionChangedEvent, {
    aggregate: { type: 'user', id: user.id, revision: user.revision },
    payload: { userId: user.id, sessionIds },
  });
};

/** Changes role or status of a member. Throws not_found, own_account, forbidden, last_admin or stale_revision. */
export const updateMember = (
  { units, clock }: Deps,
  actor: UserActor,
  userId: string,
  { revision, ...wanted }: BodyOf<typeof updateMemberOperation>,
): Promise<StoredUser> =>
  units.unitOfWork(actor, async (unit) => {
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
    await tellSessions(unit, saved, changes, clock.now());
    return saved;
  });
