import { type ErrorCode, isDomainError } from '@folkmoot/contracts';
import { retry } from '../concurrency/retry';

/** Attempts for one batch when parallel requests write the same documents. */
const MAX_ATTEMPTS = 20;

/** Does the work again when a parallel write was faster: after `stale_revision`, and after the other codes. */
export const retryRaces = <T>(
  work: (attempt: number) => Promise<T>,
  otherCodes: readonly ErrorCode[] = [],
): Promise<T> =>
  retry(work, {
    maxAttempts: MAX_ATTEMPTS,
    isWorthRetry: (error) => isDomainError(error) && ['stale_revision', ...otherCodes].includes(error.code),
  });
