import {
  type Actor,
  type Device,
  DomainError,
  sessionRevokedEvent,
  type UserActor,
  userSignedInEvent,
} from '@folkmoot/contracts';
import type { Context, Unit } from '@folkmoot/service-kit';
import { activateCouncilOf } from '../../entities/council';
import { hashOfSecret } from '../../entities/secret';
import { actorOf, newSession } from '../../entities/session';
import { type Credentials, type ReadLink, readLink } from './read-sign-in-link.use-case';
import type { SignInRecords, SignInTools } from './sign-in.types';

export interface SignedIn {
  readonly actor: UserActor;
  readonly email: string;
  /** The value of the cookie. It is not stored anywhere else. */
  readonly sessionId: string;
}

interface Redemption {
  readonly credentials: Credentials;
  readonly device?: Device | undefined;
}

type SignInUnit = Unit<SignInRecords>;

type RedeemTools = Pick<SignInTools, 'magicLinks' | 'supportTokens' | 'newSessionId'>;

/** One of many simultaneous calls succeeds. */
const take = async ({ links, codes }: SignInUnit, { user, take: how }: ReadLink, now: Date): Promise<void> => {
  const isTaken =
    how.by === 'nonce'
      ? await links.redeem(user.id, how.nonce, now)
      : (await codes.redeem(how.id, 'support', now)) !== null;
  if (!isTaken) throw new DomainError('code_invalid');
};

/** Ends the browser's former session. Returns the acting council that the next session of the same user takes over. */
const endFormer = async ({ sessions, outbox }: SignInUnit, former: Actor, userId: string): Promise<string | null> => {
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

/**
 * One transaction: the link is used, the former session ends, the new one is stored and published, or nothing changes.
 */
const signIn = (
  { actor: former, acrossCouncils, clock }: Context<SignInRecords, Actor>,
  { link, device }: { readonly link: ReadLink; readonly device: Device | undefined },
  { newSessionId }: RedeemTools,
) => {
  const { user } = link;
  const now = clock.now();
  const sessionId = newSessionId();
  const session = newSession(hashOfSecret(sessionId), user.id, now, device);
  return acrossCouncils.unitOfWork(actorOf(user, session), async (unit): Promise<SignedIn> => {
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

/**
 * Redeems a mailed link or a support link. The actor of the context is the user who was signed in in this browser so far.
 * Throws code_invalid when the link is forged, used or too old.
 */
export const redeemLink = async (
  context: Context<SignInRecords, Actor>,
  { credentials, device }: Redemption,
  tools: RedeemTools,
): Promise<SignedIn> => signIn(context, { link: await readLink(context, credentials, tools), device }, tools);
