import type { Actor, UserActor } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { type StoredUser, stopOf } from '../../entities/council';
import { factorStateOf } from '../../entities/factor';
import { hashOfSecret } from '../../entities/secret';
import { actorOf, expiryOf, isExpired, isWorthNoting, type StoredSession } from '../../entities/session';
import type { FactorRule } from './get-session.use-case';
import type { SessionRecords } from './session.types';

/** Nobody acts in a council that is deleted; one that is suspended is marked, for every service to refuse. */
const inCouncil = async ({ acrossCouncils }: Context<SessionRecords, Actor>, actor: UserActor): Promise<UserActor> => {
  if (!actor.councilId) return actor;
  const stop = stopOf(await acrossCouncils.reader().councils.find(actor.councilId));
  if (stop === 'gone') return { ...actor, councilId: null, actingAs: null };
  return stop === 'suspended' ? { ...actor, isSuspended: true } : actor;
};

/**
 * Marks somebody whose second factor is required and missing, for every service to refuse. The grace of a system
 * administrator begins with their first use.
 */
const withFactor = async (
  { acrossCouncils, clock }: Context<SessionRecords, Actor>,
  actor: UserActor,
  { user, session }: { readonly user: StoredUser; readonly session: StoredSession },
  { ofSystemAdmins }: FactorRule,
): Promise<UserActor> => {
  const records = acrossCouncils.reader();
  const now = clock.now();
  const { mustSetUp, stored } = await factorStateOf(records, { user, method: session.method, ofSystemAdmins, now });
  if (user.role === 'system_admin' && ofSystemAdmins && !stored?.graceFrom) {
    // Somebody else may note it at the same moment, which is as good.
    await records.factors.save(user.id, stored, { graceFrom: now }).catch(() => undefined);
  }
  return mustSetUp ? { ...actor, mustSetUpFactor: true } : actor;
};

/** The actor of a session cookie, or null. Use extends the session. */
export const resolveSession = async (
  context: Context<SessionRecords, Actor>,
  sessionId: string,
  rule: FactorRule,
): Promise<UserActor | null> => {
  const { acrossCouncils, clock } = context;
  const { sessions, users, activityAcrossCouncils } = acrossCouncils.reader();
  const now = clock.now();
  const session = await sessions.find(hashOfSecret(sessionId));
  const user = session && !isExpired(session, now) ? await users.find(session.userId) : null;
  if (!session || !user) return null;
  if (isWorthNoting(session, now) || session.lastSeenAt.getTime() === session.createdAt.getTime()) {
    await sessions.touch(session.id, { lastSeenAt: now, expiresAt: expiryOf(session.createdAt, now) });
    if (user.councilId) await activityAcrossCouncils.note({ userId: user.id, councilId: user.councilId, at: now });
  }
  return inCouncil(context, await withFactor(context, actorOf(user, session), { user, session }, rule));
};
