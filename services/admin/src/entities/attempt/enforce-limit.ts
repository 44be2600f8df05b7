import { type Actor, DomainError, type ErrorCode } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { hashOfSecret } from '../secret/random-secret';
import type { AttemptRepository } from './attempt.repository';

interface Limit {
  /** Attempts with the same key are counted together. Stored as a hash, so the collection does not list who tried. */
  readonly key: string;
  readonly most: number;
  readonly windowMs: number;
  readonly code: Extract<ErrorCode, 'rate_limited' | 'too_many_requests' | 'too_many_codes'>;
}

/** Counts one more attempt. Throws `code` with the seconds to wait when there were too many. */
export const enforceLimit = async (
  { acrossCouncils, clock }: Context<{ readonly attempts: AttemptRepository }, Actor>,
  { key, most, windowMs, code }: Limit,
): Promise<void> => {
  const now = clock.now();
  const { count, endsAt } = await acrossCouncils.reader().attempts.count(hashOfSecret(key), now, windowMs);
  if (count <= most) return;
  throw new DomainError(code, { retryAfter: Math.ceil((endsAt.getTime() - now.getTime()) / 1_000) });
};
