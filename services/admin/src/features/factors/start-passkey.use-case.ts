import { DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { type FactorTools, MAX_PASSKEYS } from '../../entities/factor';
import { texts } from './factor.messages';
import type { FactorRecords } from './factors.types';

const LIFE_MS = 10 * 60_000;

/** The options for a browser to make a passkey. Throws conflict when the person has too many. */
export const startPasskey = async (
  { actor, acrossCouncils, clock }: Context<FactorRecords>,
  { passkeys }: Pick<FactorTools, 'passkeys'>,
): Promise<{ options: Record<string, unknown> }> => {
  const { users, factors, factorChallenges } = acrossCouncils.reader();
  const user = await users.find(actor.userId);
  if (!user) throw new DomainError('unauthenticated');
  const existing = (await factors.find(actor.userId))?.passkeys ?? [];
  if (existing.length >= MAX_PASSKEYS)
    throw new DomainError('conflict', { detail: texts.tooManyPasskeys(MAX_PASSKEYS) });
  const { challenge, options } = await passkeys.optionsToAdd(user, existing);
  const expiresAt = new Date(clock.now().getTime() + LIFE_MS);
  await factorChallenges.put({ purpose: 'add-passkey', holder: actor.sessionId }, challenge, expiresAt);
  return { options: { ...options } };
};
