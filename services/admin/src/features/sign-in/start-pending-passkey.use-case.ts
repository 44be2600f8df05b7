import { type Actor, DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { FactorTools } from '../../entities/factor';
import { findPending } from './pending-sign-in';
import type { SignInRecords } from './sign-in.types';

/** What the browser needs to use a passkey for the sign-in that waits. Throws pending_sign_in_over. */
export const startPendingPasskey = async (
  context: Context<SignInRecords, Actor>,
  token: string | null,
  { passkeys }: Pick<FactorTools, 'passkeys'>,
): Promise<{ options: Record<string, unknown> }> => {
  const { pending, factors } = await findPending(context, token);
  if (factors.passkeys.length === 0) throw new DomainError('pending_sign_in_over');
  const { challenge, options } = await passkeys.optionsToUse(factors.passkeys);
  const { factorChallenges } = context.acrossCouncils.reader();
  await factorChallenges.put({ purpose: 'sign-in', holder: pending.id }, challenge, pending.expiresAt);
  return { options: { ...options } };
};
