import type { Actor, FactorProof } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { type AttemptRepository, enforceLimit } from '../attempt';

const MINUTE_MS = 60_000;
/** Three codes of a million are right at a time. With these limits, a year of trying finds one with 5 percent. */
const LIMITS = [
  { name: 'codes', most: 10, windowMs: 15 * MINUTE_MS },
  { name: 'codes-of-day', most: 50, windowMs: 24 * 60 * MINUTE_MS },
] as const;

/**
 * Counts an attempt with a code or a recovery code. Passkeys have no limit: nobody can guess one, and their owner must
 * come in while somebody else tries codes. Throws too_many_codes.
 */
export const limitCodes = async (
  context: Context<{ readonly attempts: AttemptRepository }, Actor>,
  userId: string,
  proof: FactorProof,
): Promise<void> => {
  if ('passkey' in proof) return;
  for (const { name, ...limit } of LIMITS) {
    await enforceLimit(context, { ...limit, key: `${name}:${userId}`, code: 'too_many_codes' });
  }
};
