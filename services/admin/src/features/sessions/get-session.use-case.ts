import { DomainError, type Session } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { stopOf, toCouncilView, toUserView } from '../../entities/council';
import { councilActedIn, isExpired } from '../../entities/session';
import type { SessionRecords } from './session.types';

/** The signed-in user and their council. Throws unauthenticated when the session is revoked or expired. */
export const getSession = async ({ actor, acrossCouncils, clock }: Context<SessionRecords>): Promise<Session> => {
  const { sessions, users, councils } = acrossCouncils.reader();
  const [session, user] = await Promise.all([sessions.find(actor.sessionId), users.find(actor.userId)]);
  if (!session || !user || isExpired(session, clock.now())) throw new DomainError('unauthenticated');
  const { councilId, actingAs } = councilActedIn(user, session);
  const stored = councilId ? await councils.find(councilId) : null;
  const council = stopOf(stored) === 'gone' ? null : stored;
  return {
    user: toUserView(user),
    council: council && toCouncilView(council),
    isActing: actingAs !== null && council !== null,
    signedInAt: session.createdAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
  };
};
