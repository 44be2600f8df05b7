import {
  type Actor,
  type Device,
  DomainError,
  sessionRevokedEvent,
  type UserActor,
  userSignedInEvent,
} from '@folkmoot/contracts';
import type { Unit } from '@folkmoot/service-kit';
import { activateCouncilOf } from '../../council-states/activate-council';
import type { Repositories } from '../../records/repositories';
import { actorOf, newSession } from '../../records/session.domain';
import { hashOfSecret } from '../../secrets/random-secret';
import { type Credentials, type ReadLink, readLink } from './read-sign-in-link.use-case';
import type { SignInDeps } from './sign-in.deps';

export interface SignedIn {
  readonly actor: UserActor;
  readonly email: string;
  /** What goes into the cookie, and nowhere else. */
  readonly sessionId: string;
}

interface Redemption {
  readonly credentials: Credentials;
  /** Who is signed in in this browser so far. */
  readonly actor: Actor;
  readonly device?: Device | undefined;
}

type SignInUnit = Unit<Repositories>;

/** Of many that try at once, one gets through. */
const take = async ({ links, codes }: SignInUnit, { user, take: how }: ReadLink, now: Date): Promise<void> => {
  const isTaken =
    how.by === 'nonce'
      ? await links.redeem(user.id, how.nonce, now)
      : (await codes.redeem(how.id, 'support', now)) !== null;
  if (!isTaken) throw new DomainError('code_invalid');
};

/** Ends the session that the browser had; returns what of it goes over to the next one of the same person. */
const endFormer = async ({ sessions, outbox }: SignInUnit, former: Actor, userId: string): Promise<string | null> => {
  if (former.kind !== 'user') return null;
  const session = await sessions.find(former.sessionId);
  if (!session || !(await sessions.delete(session.id))) return null;
  await outbox.add(sessionRevokedEvent, {
    aggregate: { type: 'user', id: session.userId, revision: 1 },
    payload: { userId: session.userId, sessionIds: [session.id] },
  });
  // Who signs in again in the middle of an act goes on with it in the council that they act in.
  return session.userId === userId ? session.actingCouncilId : null;
};

/** One transaction: the link is used, the former session over, the new one stands and is told of, or nothing of it. */
const signIn = ({ units, clock, newSessionId }: SignInDeps, link: ReadLink, { actor: former, device }: Redemption) => {
  const { user } = link;
  const now = clock.now();
  const sessionId = newSessionId();
  const session = newSession(hashOfSecret(sessionId), user.id, now, device);
  return units.unitOfWorkAcrossCouncils(actorOf(user, session), async (unit): Promise<SignedIn> => {
    const { sessions, users, outbox } = unit;
    await take(unit, link, now);
    const actingCouncilId = await endFormer(unit, former, user.id);
    const seen = await users.noteSignIn(user.id, now);
    const { id, revision, councilId } = seen;
    const opened = await sessions.add({ ...session, actingCouncilId });
    await outbox.add(userSignedInEvent, {
      aggregate: { type: 'user', id, revision },
      payload: { userId: id },
      councilId,
    });
    await activateCouncilOf(unit, seen, now);
    return { actor: actorOf(user, opened), email: user.email, sessionId };
  });
};

/** Redeems a mailed link or a support link (F-57). Throws code_invalid when it is forged, used or too old. */
export const redeemLink = async (deps: SignInDeps, redemption: Redemption): Promise<SignedIn> =>
  signIn(deps, await readLink(deps, redemption.credentials), redemption);
