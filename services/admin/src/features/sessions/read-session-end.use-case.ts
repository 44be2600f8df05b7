import type { Actor, ReplyOf, readSessionEndOperation } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { isExpired } from '../../entities/session';
import type { SessionRecords } from './session.types';

type End = ReplyOf<typeof readSessionEndOperation>;

/**
 * Why the session of a browser ended. One that has left no trace was not used for too long. The gateway sends the hash of
 * the cookie, which is the session's id.
 */
export const readSessionEnd = async (
  { acrossCouncils, clock }: Context<SessionRecords, Actor>,
  id: string | null,
): Promise<End> => {
  if (id === null) return { reason: null, council: null };
  const { sessions, councils } = acrossCouncils.reader();
  const session = await sessions.find(id);
  if (session && !isExpired(session, clock.now())) return { reason: null, council: null };
  const end = session ? null : await sessions.findEnd(id);
  const council = end?.councilId ? await councils.find(end.councilId) : null;
  return {
    reason: end?.reason ?? 'over',
    council: council && { name: council.name, contactEmail: council.contactEmail },
  };
};
