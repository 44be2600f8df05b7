import { sessionRevokedEvent, type UserActor, userRemovedEvent } from '@folkmoot/contracts';
import type { Deps } from '../../records/deps';
import { toUserView } from '../../records/views.domain';
import { holdMember } from './hold-member';

/**
 * Detaches a member from the council and signs them out everywhere. What they made stays, and so does their account: it
 * can be invited again, here or elsewhere. Throws not_found, own_account, forbidden or last_admin.
 */
export const removeMember = ({ units }: Deps, actor: UserActor, userId: string): Promise<void> =>
  units.unitOfWork(actor, async (unit) => {
    const member = await holdMember(unit, actor, userId, null);
    const saved = await unit.users.save(member, { councilId: null, role: 'council_staff' });
    const aggregate = { type: 'user', id: saved.id, revision: saved.revision };
    await unit.outbox.add(userRemovedEvent, { aggregate, payload: { user: toUserView(saved) } });
    const sessionIds = await unit.sessions.deleteOfUser(userId);
    if (sessionIds.length === 0) return;
    await unit.outbox.add(sessionRevokedEvent, { aggregate, payload: { userId, sessionIds } });
  });
