import { DomainError, type Session } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { stopOf, toCouncilView, toUserView } from '../../entities/council';
import { factorStateOf } from '../../entities/factor';
import { councilActedIn, isExpired } from '../../entities/session';
import type { SessionRecords } from './session.types';

export interface FactorRule {
  /** Whether system administrators must have a second factor. They must outside the demo. */
  readonly ofSystemAdmins: boolean;
}

/** The signed-in user and their council. Throws unauthenticated when the session is revoked or expired. */
export const getSession = async (
  { actor, acrossCouncils, clock }: Context<SessionRecords>,
  { ofSystemAdmins }: FactorRule,
): Promise<Session> => {
  const records = acrossCouncils.reader();
  const { sessions, users, councils } = records;
  const [session, user] = await Promise.all([sessions.find(actor.sessionId), users.find(actor.userId)]);
  if (!session || !user || isExpired(session, clock.now())) throw new DomainError('unauthenticated');
  const { councilId, actingAs } = councilActedIn(user, session);
  const question = { user, method: session.method, ofSystemAdmins, now: clock.now() };
  const { kinds, recoveryCodesLeft, dueAt, mustSetUp } = await factorStateOf(records, question);
  const stored = councilId ? await councils.find(councilId) : null;
  const council = stopOf(stored) === 'gone' ? null : stored;
  return {
    user: toUserView(user),
    council: council && toCouncilView(council),
    isActing: actingAs !== null && council !== null,
    signedInAt: (session.confirmedAt ?? session.createdAt).toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    secondFactor: { kinds, recoveryCodesLeft, dueAt, mustSetUp },
  };
};
