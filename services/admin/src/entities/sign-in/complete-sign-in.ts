import { type Actor, type Device, DomainError } from '@folkmoot/contracts';
import type { Context, Unit } from '@folkmoot/service-kit';
import type { StoredUser } from '../council';
import { type FactorRepository, hasFactor } from '../factor';
import { hashOfSecret, newSecret } from '../secret';
import { actorOf, type SignInMethod } from '../session';
import { beginSession, type SessionRecords, type SignedIn, sessionOf } from './begin-session';
import { PENDING_LIFE_MS } from './pending-cookie';
import type { PendingSignInRepository } from './pending-sign-in.repository';

export interface SignInCompletionRecords extends SessionRecords {
  readonly factors: FactorRepository;
  readonly pendingSignIns: PendingSignInRepository;
}

export interface ProvenSignIn<R> {
  readonly user: StoredUser;
  /** By what the person proved who they are. */
  readonly method: SignInMethod;
  readonly device?: Device | undefined;
  /** Uses the proof up, in the same transaction. Throws when it was used before. */
  readonly take: (unit: Unit<R>) => Promise<void>;
}

/** A session has begun, or the browser must bring the second factor first. */
export type SignInOutcome =
  | { readonly kind: 'session'; readonly signedIn: SignedIn }
  | { readonly kind: 'pending'; readonly email: string; readonly token: string };

/** Whether a proof is enough for a session. The identity provider of a council decides about second factors itself. */
const asksForFactor = (method: SignInMethod, hasOne: boolean): boolean => method !== 'sso' && hasOne;

/**
 * The one place that decides what follows the first proof of who somebody is: a session, or the question for a second
 * factor. The actor of the context is who was signed in in this browser so far. One transaction: the proof is used up and
 * the session (or the sign-in that waits) is stored, or nothing changes. Throws forbidden for a system administrator who
 * comes through a council's provider, and what `take` throws.
 */
export const completeSignIn = <R extends SignInCompletionRecords>(
  { actor: former, acrossCouncils, clock }: Context<R, Actor>,
  { user, method, device, take }: ProvenSignIn<R>,
  { newSessionId }: { readonly newSessionId: () => string },
): Promise<SignInOutcome> => {
  if (method === 'sso' && user.role === 'system_admin') throw new DomainError('forbidden');
  const now = clock.now();
  const started = { user, method, device, former, sessionId: newSessionId(), now };
  return acrossCouncils.unitOfWork(actorOf(user, { ...sessionOf(started) }), async (unit): Promise<SignInOutcome> => {
    await take(unit);
    if (!asksForFactor(method, hasFactor(await unit.factors.find(user.id)))) {
      return { kind: 'session', signedIn: await beginSession(unit, started) };
    }
    const token = newSecret();
    const expiresAt = new Date(now.getTime() + PENDING_LIFE_MS);
    await unit.pendingSignIns.add({ id: hashOfSecret(token), userId: user.id, method, failures: 0, expiresAt });
    return { kind: 'pending', email: user.email, token };
  });
};
