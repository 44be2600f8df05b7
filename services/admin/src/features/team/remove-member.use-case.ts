import { sessionRevokedEvent, userRemovedEvent } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { toUserView } from '../../entities/council';
import { holdMember } from './hold-member';
import type { TeamRecords } from './team.types';

/**
 * Removes a member from the council and ends their sessions. Their work and their account stay; the account can be
 * invited again, to any council. Throws not_found, own_account, forbidden or last_admin.
 */
export const removeMember = ({ actor, unitOfWork, clock }: Context<TeamRecords>, userId: string): Promise<void> =>
  unitOfWork(actor, async (unit) => {
    const member = await holdMember(unit, actor, userId, null);
    const saved = await unit.users.save(member, { councilId: null, role: 'council_staff' });
    const aggregate = { type: 'user', id: saved.id, revision: saved.revision };
    await unit.outbox.add(userRemovedEvent, { aggregate, payload: { user: toUserView(saved) } });
    const sessionIds = await unit.sessions.endOfUser(userId, {
      reason: 'removed',
      councilId: member.councilId,
      at: clock.now(),
    });
    if (sessionIds.length === 0) return;
    await unit.outbox.add(sessionRevokedEvent, { aggregate, payload: { userId, sessionIds } });
  });
