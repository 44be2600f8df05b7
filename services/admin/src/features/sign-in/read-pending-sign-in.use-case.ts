import type { Actor, ReplyOf, readPendingSignInOperation } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { kindsOf } from '../../entities/factor';
import { maskedAddress } from '../../entities/user';
import { findPending } from './pending-sign-in';
import type { SignInRecords } from './sign-in.types';

/** The factors that a pending sign-in accepts, and who can help when all of them are lost. */
export const readPendingSignIn = async (
  context: Context<SignInRecords, Actor>,
  token: string | null,
): Promise<ReplyOf<typeof readPendingSignInOperation>> => {
  const { pending, user, factors } = await findPending(context, token);
  const council = user.councilId ? await context.acrossCouncils.reader().councils.find(user.councilId) : null;
  return {
    account: maskedAddress(user.email),
    kinds: kindsOf(factors),
    hasRecoveryCodes: factors.recoveryCodes.length > 0,
    helper: user.role === 'system_admin' ? 'operator' : 'council-admin',
    councilName: council?.name ?? null,
    expiresAt: pending.expiresAt.toISOString(),
  };
};
