import type { OwnSession } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { SessionRecords } from './session.types';

/** The actor's sessions: the present one first, then by last use. */
export const listOwnSessions = async ({
  actor,
  acrossCouncils,
  clock,
}: Context<SessionRecords>): Promise<OwnSession[]> => {
  const sessions = await acrossCouncils.reader().sessions.listOfUser(actor.userId, clock.now());
  const views = sessions.map(({ id, device, createdAt, lastSeenAt, expiresAt }) => ({
    id,
    device,
    isCurrent: id === actor.sessionId,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
  return views.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
};
