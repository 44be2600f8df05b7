import { DomainError, sessionRevokedEvent, signedOutElsewhereEvent, type UserActor } from '@folkmoot/contracts';
import type { Outbox } from '@folkmoot/service-kit';
import type { Deps } from '../../records/deps';

const tell = async (outbox: Outbox, { userId, councilId }: UserActor, sessionIds: string[]): Promise<void> => {
  const aggregate = { type: 'user', id: userId, revision: 1 };
  await outbox.add(sessionRevokedEvent, { aggregate, payload: { userId, sessionIds }, councilId });
  await outbox.add(signedOutElsewhereEvent, { aggregate, payload: { userId }, councilId });
};

/** Signs out everywhere but here. Returns how many sessions ended. */
export const endOtherSessions = ({ units }: Deps, actor: UserActor): Promise<number> =>
  units.unitOfWorkAcrossCouncils(actor, async ({ sessions, outbox }) => {
    const ended = await sessions.deleteOfUser(actor.userId, actor.sessionId);
    if (ended.length > 0) await tell(outbox, actor, ended);
    return ended.length;
  });

/** Signs out in one other browser of one's own. Throws not_found. */
export const endOwnSession = ({ units }: Deps, actor: UserActor, sessionId: string): Promise<void> =>
  units.unitOfWorkAcrossCouncils(actor, async ({ sessions, outbox }) => {
    const session = await sessions.find(sessionId);
    if (session?.userId !== actor.userId) throw new DomainError('not_found');
    if (await sessions.delete(sessionId)) await tell(outbox, actor, [sessionId]);
  });
