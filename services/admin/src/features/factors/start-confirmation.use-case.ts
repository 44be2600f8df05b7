import { DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { FactorTools } from '../../entities/factor';
import type { FactorRecords } from './factors.types';

const LIFE_MS = 10 * 60_000;

/** The options for a browser to confirm by a passkey who is signed in. Throws no_factor without a passkey. */
export const startConfirmation = async (
  { actor, acrossCouncils, clock }: Context<FactorRecords>,
  { passkeys }: Pick<FactorTools, 'passkeys'>,
): Promise<{ options: Record<string, unknown> }> => {
  const { factors, factorChallenges } = acrossCouncils.reader();
  const existing = (await factors.find(actor.userId))?.passkeys ?? [];
  if (existing.length === 0) throw new DomainError('no_factor');
  const { challenge, options } = await passkeys.optionsToUse(existing);
  const expiresAt = new Date(clock.now().getTime() + LIFE_MS);
  await factorChallenges.put({ purpose: 'confirm', holder: actor.sessionId }, challenge, expiresAt);
  return { options: { ...options } };
};
