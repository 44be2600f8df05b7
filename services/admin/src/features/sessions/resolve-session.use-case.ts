import type { UserActor } from '@folkmoot/contracts';
import { stopOf } from '../../council-states/council-state.domain';
import type { Deps } from '../../records/deps';
import { actorOf, expiryOf, isExpired, isWorthNoting } from '../../records/session.domain';
import { hashOfSecret } from '../../secrets/random-secret';

/** Nobody acts in a council that is deleted; one that is suspended is marked, for every service to refuse (E-46). */
const inCouncil = async ({ units }: Deps, actor: UserActor): Promise<UserActor> => {
  if (!actor.councilId) return actor;
  const stop = stopOf(await units.readerAcrossCouncils().councils.find(actor.councilId));
  if (stop === 'gone') return { ...actor, councilId: null, actingAs: null };
  return stop === 'suspended' ? { ...actor, isSuspended: true } : actor;
};

/** Who a session cookie stands for, or null. Being used lengthens the session. */
export const resolveSession = async (deps: Deps, sessionId: string): Promise<UserActor | null> => {
  const { units, clock } = deps;
  const { sessions, users, activity } = units.readerAcrossCouncils();
  const now = clock.now();
  const session = await sessions.find(hashOfSecret(sessionId));
  const user = session && !isExpired(session, now) ? await users.find(session.userId) : null;
  if (!session || !user) return null;
  if (isWorthNoting(session, now) || session.lastSeenAt.getTime() === session.createdAt.getTime()) {
    await sessions.touch(session.id, { lastSeenAt: now, expiresAt: expiryOf(session.createdAt, now) });
    if (user.councilId) await activity.note({ userId: user.id, councilId: user.councilId, at: now });
  }
  return inCouncil(deps, actorOf(user, session));
};
