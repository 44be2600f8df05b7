import { sessionRevokedEvent, type UserActor } from '@folkmoot/contracts';
import type { Deps } from '../../records/deps';

/** Signs out: the session is gone at once, everywhere. Signing out twice is no error. */
export const endSession = ({ units }: Deps, actor: UserActor): Promise<void> =>
  units.unitOfWorkAcrossCouncils(actor, async ({ sessions, outbox }) => {
    if (!(await sessions.delete(actor.sessionId))) return;
    await outbox.add(sessionRevokedEvent, {
      aggregate: { type: 'user', id: actor.userId, revision: 1 },
      payload: { userId: actor.userId, sessionIds: [actor.sessionId] },
    });
  });
