import { type Actor, type Device, DomainError, type FactorProof, isDomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { type FactorTools, limitCodes, proveFactor, takeChallenge } from '../../entities/factor';
import { actorOf } from '../../entities/session';
import { beginSession, type SignedIn, sessionOf } from '../../entities/sign-in';
import { type FoundPending, findPending } from './pending-sign-in';
import { pendingTexts } from './sign-in.messages';
import type { SignInRecords, SignInTools } from './sign-in.types';

/** A sign-in ends after so many wrong proofs. Then the person needs a new link, and an attacker the mailbox again. */
const MOST_FAILURES = 5;

interface Finish {
  readonly token: string | null;
  readonly proof: FactorProof;
  readonly device?: Device | undefined;
}

type FinishTools = FactorTools & Pick<SignInTools, 'newSessionId' | 'failures'>;

const wrongProofs: ReadonlySet<string> = new Set(['code_wrong', 'code_used', 'passkey_refused']);

/** One transaction: the factor is used, the pending sign-in ends and the session begins, or nothing changes. */
const finish = (
  { actor: former, acrossCouncils, clock }: Context<SignInRecords, Actor>,
  { pending, user }: FoundPending,
  { proof, device, challenge }: Omit<Finish, 'token'> & { readonly challenge: string | null },
  { newSessionId, ...tools }: FactorTools & Pick<SignInTools, 'newSessionId'>,
): Promise<SignedIn> => {
  const now = clock.now();
  const started = { user, method: pending.method, device, former, sessionId: newSessionId(), now };
  return acrossCouncils.unitOfWork(actorOf(user, { ...sessionOf(started) }), async (unit) => {
    const factors = await unit.factors.find(user.id);
    if (!factors || !(await unit.pendingSignIns.end(pending.id))) throw new DomainError('pending_sign_in_over');
    await proveFactor(unit, { factors, proof, challenge, now }, tools);
    return beginSession(unit, started);
  });
};

/**
 * Finishes a sign-in that waits, by a passkey, a code or a recovery code. Throws pending_sign_in_over, code_wrong,
 * code_used, passkey_refused or too_many_codes.
 */
export const finishPendingSignIn = async (
  context: Context<SignInRecords, Actor>,
  { token, proof, device }: Finish,
  { failures, ...tools }: FinishTools,
): Promise<SignedIn> => {
  const waiting = await findPending(context, token);
  const { pending } = waiting;
  await limitCodes(context, pending.userId, proof).catch((error: unknown) => {
    failures.note({ userId: pending.userId, reason: 'too_many_codes' });
    throw error;
  });
  const { factorChallenges, pendingSignIns } = context.acrossCouncils.reader();
  const key = { purpose: 'sign-in', holder: pending.id } as const;
  const challenge = await takeChallenge(factorChallenges, key, proof, context.clock.now());
  return finish(context, waiting, { proof, device, challenge }, tools).catch(async (error: unknown) => {
    if (!isDomainError(error) || !wrongProofs.has(error.code)) throw error;
    failures.note({ userId: pending.userId, reason: 'factor_wrong' });
    // Counted outside the transaction, which has ended.
    const count = await pendingSignIns.countFailure(pending.id);
    if (count !== null && count < MOST_FAILURES) throw error;
    await pendingSignIns.end(pending.id);
    throw new DomainError('pending_sign_in_over', { detail: pendingTexts.tooManyFailures, cause: error });
  });
};
