import { sessionChangedEvent, sessionRevokedEvent } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import type { Repositories } from '../records/repositories';

type Unit = Pick<Repositories, 'sessions' | 'users'> & { readonly outbox: Outbox };

const aggregateOf = (userId: string) => ({ type: 'user', id: userId, revision: 1 });

/** Signs a person out everywhere. */
export const revokeSessions = async ({ sessions, outbox }: Omit<Unit, 'users'>, userId: string): Promise<void> => {
  const sessionIds = await sessions.deleteOfUser(userId);
  if (sessionIds.length === 0) return;
  await outbox.add(sessionRevokedEvent, { aggregate: aggregateOf(userId), payload: { userId, sessionIds } });
};

/** The person's sessions go on, and what they may is asked anew. */
export const renewSessions = async (
  { sessions, outbox }: Omit<Unit, 'users'>,
  userId: string,
  now: Date,
): Promise<void> => {
  const sessionIds = (await sessions.listOfUser(userId, now)).map(({ id }) => id);
  if (sessionIds.length === 0) return;
  await outbox.add(sessionChangedEvent, { aggregate: aggregateOf(userId), payload: { userId, sessionIds } });
};

/** All who work in a council are asked anew what they may: its own people, and administrators who act in it. */
export const renewSessionsOfCouncil = async (unit: Unit, councilId: string, now: Date): Promise<void> => {
  const acting = (await unit.sessions.listActingIn(councilId)).map(({ userId }) => userId);
  const people = new Set([...(await unit.users.listIds(councilId)), ...acting]);
  for (const userId of people) await renewSessions(unit, userId, now);
};

/** Nobody works in a council any more: its own people are signed out, administrators leave it. */
export const endSessionsOfCouncil = async (unit: Unit, councilId: string, now: Date): Promise<void> => {
  for (const userId of await unit.users.listIds(councilId)) await revokeSessions(unit, userId);
  for (const { id, userId } of await unit.sessions.listActingIn(councilId)) {
    await unit.sessions.actIn(id, null);
    await renewSessions(unit, userId, now);
  }
};
