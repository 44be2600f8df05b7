import { sessionChangedEvent, sessionRevokedEvent } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import type { SessionEnding, SessionRepository } from '../session/session.repository';
import type { UserRepository } from '../user/user.repository';

interface SessionUnit {
  readonly sessions: SessionRepository;
  readonly outbox: Outbox;
}

interface TeamUnit extends SessionUnit {
  readonly users: UserRepository;
}

const aggregateOf = (userId: string) => ({ type: 'user', id: userId, revision: 1 });

/** Ends all sessions of a person. */
export const revokeSessions = async (
  { sessions, outbox }: SessionUnit,
  userId: string,
  ending: SessionEnding,
): Promise<void> => {
  const sessionIds = await sessions.endOfUser(userId, ending);
  if (sessionIds.length === 0) return;
  await outbox.add(sessionRevokedEvent, { aggregate: aggregateOf(userId), payload: { userId, sessionIds } });
};

/** Keeps the person's sessions and makes services look up their permissions again. */
export const renewSessions = async ({ sessions, outbox }: SessionUnit, userId: string, now: Date): Promise<void> => {
  const sessionIds = (await sessions.listOfUser(userId, now)).map(({ id }) => id);
  if (sessionIds.length === 0) return;
  await outbox.add(sessionChangedEvent, { aggregate: aggregateOf(userId), payload: { userId, sessionIds } });
};

/** Makes services look up the permissions of all who work in a council: its staff, and administrators who act in it. */
export const renewSessionsOfCouncil = async (unit: TeamUnit, councilId: string, now: Date): Promise<void> => {
  const acting = (await unit.sessions.listActingIn(councilId)).map(({ userId }) => userId);
  const people = new Set([...(await unit.users.listIds(councilId)), ...acting]);
  for (const userId of people) await renewSessions(unit, userId, now);
};

/** Ends the sessions of the council's staff, and makes administrators leave the council. */
export const endSessionsOfCouncil = async (unit: TeamUnit, councilId: string, now: Date): Promise<void> => {
  const ending = { reason: 'council_closed', councilId, at: now } as const;
  for (const userId of await unit.users.listIds(councilId)) await revokeSessions(unit, userId, ending);
  for (const { id, userId } of await unit.sessions.listActingIn(councilId)) {
    await unit.sessions.actIn(id, null);
    await renewSessions(unit, userId, now);
  }
};
