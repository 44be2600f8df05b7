import { type Actor, DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { FactorTools } from '../../entities/factor';
import { findPending } from './pending-sign-in';
import type { SignInRecords } from './sign-in.types';

/** The options for a browser to use a passkey for a pending sign-in. Throws pending_sign_in_over. */
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
