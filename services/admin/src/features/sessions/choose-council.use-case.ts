import { councilChosenEvent, DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { requireNotDeleted } from '../../entities/council';
import type { SessionRecords } from './session.types';

/** A system administrator starts to act in a council, or stops (null). Throws not_found. */
export const chooseCouncil = (
  { actor, acrossCouncils }: Context<SessionRecords>,
  councilId: string | null,
): Promise<void> =>
  acrossCouncils.unitOfWork(actor, async ({ sessions, councils, outbox }) => {
    if (councilId) requireNotDeleted(await councils.get(councilId));
    if (!(await sessions.find(actor.sessionId))) throw new DomainError('unauthenticated');
    await sessions.actIn(actor.sessionId, councilId);
    await outbox.add(councilChosenEvent, {
      aggregate: { type: 'session', id: actor.sessionId, revision: 1 },
      payload: { userId: actor.userId, councilId },
      councilId: councilId ?? actor.councilId,
    });
  });
