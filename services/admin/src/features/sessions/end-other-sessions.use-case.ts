import { DomainError, sessionRevokedEvent, signedOutElsewhereEvent, type UserActor } from '@folkmoot/contracts';
import type { Context, Outbox } from '@folkmoot/service-kit';
import type { SessionRecords } from './session.types';

const publishEnded = async (outbox: Outbox, { userId, councilId }: UserActor, sessionIds: string[]): Promise<void> => {
  const aggregate = { type: 'user', id: userId, revision: 1 };
  await outbox.add(sessionRevokedEvent, { aggregate, payload: { userId, sessionIds }, councilId });
  await outbox.add(signedOutElsewhereEvent, { aggregate, payload: { userId }, councilId });
};

const signedOut = (at: Date) => ({ reason: 'signed_out', councilId: null, at }) as const;

/** Ends the user's other sessions. Returns how many ended. */
export const endOtherSessions = ({ actor, acrossCouncils, clock }: Context<SessionRecords>): Promise<number> =>
  acrossCouncils.unitOfWork(actor, async ({ sessions, outbox }) => {
    const ended = await sessions.endOfUser(actor.userId, signedOut(clock.now()), actor.sessionId);
    if (ended.length > 0) await publishEnded(outbox, actor, ended);
    return ended.length;
  });

/** Ends one other session of the same user. Throws not_found. */
export const endOwnSession = (
  { actor, acrossCouncils, clock }: Context<SessionRecords>,
  sessionId: string,
): Promise<void> =>
  acrossCouncils.unitOfWork(actor, async ({ sessions, outbox }) => {
    const session = await sessions.find(sessionId);
    if (session?.userId !== actor.userId) throw new DomainError('not_found');
    if (await sessions.end(sessionId, signedOut(clock.now()))) await publishEnded(outbox, actor, [sessionId]);
  });
