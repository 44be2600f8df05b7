import { sessionRevokedEvent } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { SessionRecords } from './session.types';

/** Ends the session at once, for all services. A second call is no error. */
export const endSession = ({ actor, acrossCouncils }: Context<SessionRecords>): Promise<void> =>
  acrossCouncils.unitOfWork(actor, async ({ sessions, outbox }) => {
    if (!(await sessions.delete(actor.sessionId))) return;
    await outbox.add(sessionRevokedEvent, {
      aggregate: { type: 'user', id: actor.userId, revision: 1 },
      payload: { userId: actor.userId, sessionIds: [actor.sessionId] },
    });
  });
