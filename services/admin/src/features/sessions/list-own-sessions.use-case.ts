import type { OwnSession, UserActor } from '@folkmoot/contracts';
import type { Deps } from '../../records/deps';

/** Where the actor is signed in: here first, then by last use. */
export const listOwnSessions = async ({ units, clock }: Deps, actor: UserActor): Promise<OwnSession[]> => {
  const sessions = await units.readerAcrossCouncils().sessions.listOfUser(actor.userId, clock.now());
  const views = sessions.map(({ id, device, createdAt, lastSeenAt, expiresAt }) => ({
    id,
    device,
    isCurrent: id === actor.sessionId,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
  return views.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
};
