import { type Actor, type Device, sessionRevokedEvent, type UserActor, userSignedInEvent } from '@folkmoot/contracts';
import type { Unit } from '@folkmoot/service-kit';
import { activateCouncilOf, type CouncilRepository, type StoredUser } from '../council';
import { hashOfSecret } from '../secret';
import { actorOf, newSession, type SessionRepository, type SignInMethod } from '../session';
import type { UserRepository } from '../user';

export interface SessionRecords {
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly councils: CouncilRepository;
}

export interface SignedIn {
  readonly actor: UserActor;
  readonly email: string;
  /** The value of the cookie. It is not stored anywhere else. */
  readonly sessionId: string;
}

export interface NewSession {
  readonly user: StoredUser;
  readonly method: SignInMethod;
  readonly device: Device | undefined;
  /** Who was signed in in this browser so far. */
  readonly former: Actor;
  /** The value of the new cookie. */
  readonly sessionId: string;
  readonly now: Date;
  /** When the person proved who they are, if that was not now. */
  readonly confirmedAt?: Date;
}

export const sessionOf = ({ sessionId, user, now, device, method, confirmedAt }: Omit<NewSession, 'former'>) => ({
  ...newSession(hashOfSecret(sessionId), user.id, now, device),
  method,
  confirmedAt: confirmedAt ?? null,
});

/** Ends the browser's former session. Returns the acting council that the next session of the same user takes over. */
const endFormer = async (
  { sessions, outbox }: Unit<SessionRecords>,
  former: Actor,
  userId: string,
): Promise<string | null> => {
  if (former.kind !== 'user') return null;
  const session = await sessions.find(former.sessionId);
  if (!session || !(await sessions.delete(session.id))) return null;
  await outbox.add(sessionRevokedEvent, {
    aggregate: { type: 'user', id: session.userId, revision: 1 },
    payload: { userId: session.userId, sessionIds: [session.id] },
  });
  // A user who signs in again during a task continues in the same acting council.
  return session.userId === userId ? session.actingCouncilId : null;
};

/** Ends the former session of the browser, stores the new one and publishes it, in the transaction of the unit. */
export const beginSession = async (unit: Unit<SessionRecords>, started: NewSession): Promise<SignedIn> => {
  const { user, former, now, sessionId } = started;
  const actingCouncilId = await endFormer(unit, former, user.id);
  const seen = await unit.users.noteSignIn(user.id, now);
  const { id, revision, councilId } = seen;
  const opened = await unit.sessions.add({ ...sessionOf(started), actingCouncilId });
  await unit.outbox.add(userSignedInEvent, {
    aggregate: { type: 'user', id, revision },
    payload: { userId: id },
    councilId,
  });
  await activateCouncilOf(unit, seen, now);
  return { actor: actorOf(user, opened), email: user.email, sessionId };
};
