import { DomainError, type ErrorCode } from '@folkmoot/contracts';
import type { Deps } from '../records/deps';
import { hashOfSecret } from '../secrets/random-secret';

interface Limit {
  /** What is counted together. Kept as a hash: the collection is no list of who tried. */
  readonly key: string;
  readonly most: number;
  readonly windowMs: number;
  readonly code: Extract<ErrorCode, 'rate_limited' | 'too_many_requests'>;
}

/** Counts one more attempt; throws `code` with the seconds to wait when there were too many. */
export const enforceLimit = async ({ units, clock }: Deps, { key, most, windowMs, code }: Limit): Promise<void> => {
  const now = clock.now();
  const { count, endsAt } = await units.readerAcrossCouncils().attempts.count(hashOfSecret(key), now, windowMs);
  if (count <= most) return;
  throw new DomainError(code, { retryAfter: Math.ceil((endsAt.getTime() - now.getTime()) / 1_000) });
};
