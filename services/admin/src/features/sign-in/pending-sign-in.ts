import { type Actor, DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { StoredUser } from '../../entities/council';
import { hasFactor, type StoredFactors } from '../../entities/factor';
import { hashOfSecret } from '../../entities/secret';
import type { PendingSignIn } from '../../entities/sign-in';
import type { SignInRecords } from './sign-in.types';

export interface FoundPending {
  readonly pending: PendingSignIn;
  readonly user: StoredUser;
  readonly factors: StoredFactors;
}

/** The sign-in of a cookie that waits for its second factor. Throws pending_sign_in_over. */
export const findPending = async (
  { acrossCouncils, clock }: Context<SignInRecords, Actor>,
  token: string | null,
): Promise<FoundPending> => {
  const { pendingSignIns, users, factors } = acrossCouncils.reader();
  const pending = token ? await pendingSignIns.find(hashOfSecret(token), clock.now()) : null;
  const [user, stored] = pending
    ? await Promise.all([users.find(pending.userId), factors.find(pending.userId)])
    : [null, null];
  // Without a factor nothing can finish it: the factors were reset meanwhile, and a new link signs in.
  if (!pending || !user || !stored || !hasFactor(stored)) throw new DomainError('pending_sign_in_over');
  return { pending, user, factors: stored };
};
