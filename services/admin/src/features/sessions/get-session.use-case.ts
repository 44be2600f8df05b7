import { DomainError, type Session, type UserActor } from '@folkmoot/contracts';
import { stopOf } from '../../council-states/council-state.domain';
import type { Deps } from '../../records/deps';
import { councilActedIn, isExpired } from '../../records/session.domain';
import { toCouncilView, toUserView } from '../../records/views.domain';

/** Who is signed in, and where. Throws unauthenticated once the session is revoked or over. */
export const getSession = async ({ units, clock }: Deps, actor: UserActor): Promise<Session> => {
  const { sessions, users, councils } = units.readerAcrossCouncils();
  const [session, user] = await Promise.all([sessions.find(actor.sessionId), users.find(actor.userId)]);
  if (!session || !user || isExpired(session, clock.now())) throw new DomainError('unauthenticated');
  const { councilId, actingAs } = councilActedIn(user, session);
  const found = councilId ? await councils.find(councilId) : null;
  const council = stopOf(found) === 'gone' ? null : found;
  return {
    user: toUserView(user),
    council: council && toCouncilView(council),
    isActing: actingAs !== null && council !== null,
    signedInAt: session.createdAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
  };
};
