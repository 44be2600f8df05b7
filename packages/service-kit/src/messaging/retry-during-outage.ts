import { isDomainError } from '@folkmoot/contracts';
import { retry } from '../concurrency/retry';
import { isUnavailable } from '../mongo/failures';

const WAITS = { first: 200, most: 5_000 };

const causes = (error: unknown): unknown[] =>
  error instanceof Error && error.cause !== undefined ? [error, ...causes(error.cause)] : [error];

/** True when the event is not the cause: a service that it needs is unreachable. */
const isOutage = (error: unknown): boolean =>
  causes(error).some((each) => isUnavailable(each) || (isDomainError(each) && each.code === 'unavailable'));

/** Retries while the database is unreachable, so that an outage never makes dead letters. */
export const retryDuringOutage = (deliver: () => Promise<void>, signal: AbortSignal): Promise<void> =>
  retry(deliver, { isWorthRetry: isOutage, waits: WAITS, signal });
