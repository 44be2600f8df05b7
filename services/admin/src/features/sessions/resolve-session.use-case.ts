import type { UserActor } from '@folkmoot/contracts';
import type { Deps } from '../../records/deps';
import { actorOf, expiryOf, isExpired, isWorthNoting } from '../../records/session.domain';
import { hashOfSecret } from '../../secrets/random-secret';

/** Who a session cookie stands for, or null. Being used lengthens the session. */
export const resolveSession = async ({ units, clock }: Deps, sessionId: string): Promise<UserActor | null> => {
  const { sessions, users, activity } = units.readerAcrossCouncils();
  const now = clock.now();
  const session = await sessions.find(hashOfSecret(sessionId));
  const user = session && !isExpired(session, now) ? await users.find(session.userId) : null;
  if (!session || !user) return null;
  if (isWorthNoting(session, now) || session.lastSeenAt.getTime() === session.createdAt.getTime()) {
    await sessions.touch(session.id, { lastSeenAt: now, expiresAt: expiryOf(session.createdAt, now) });
    if (user.councilId) await activity.note({ userId: user.id, councilId: user.councilId, at: now });
  }
  return actorOf(user, session);
};
