import { councilChosenEvent, DomainError, type UserActor } from '@folkmoot/contracts';
import { requireStanding } from '../../council-states/council-state.domain';
import type { Deps } from '../../records/deps';

/** A system admin begins to act in a council, or (null) stops. Throws not_found. */
export const chooseCouncil = ({ units }: Deps, actor: UserActor, councilId: string | null): Promise<void> =>
  units.unitOfWorkAcrossCouncils(actor, async ({ sessions, councils, outbox }) => {
    if (councilId) requireStanding(await councils.get(councilId));
    if (!(await sessions.find(actor.sessionId))) throw new DomainError('unauthenticated');
    await sessions.actIn(actor.sessionId, councilId);
    await outbox.add(councilChosenEvent, {
      aggregate: { type: 'session', id: actor.sessionId, revision: 1 },
      payload: { userId: actor.userId, councilId },
      councilId: councilId ?? actor.councilId,
    });
  });
