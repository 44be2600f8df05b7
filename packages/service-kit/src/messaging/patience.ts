import { isDomainError } from '@folkmoot/contracts';
import { backOff, pause } from '../concurrency/timing';
import { isUnavailable } from '../mongo/failures';

const WAITS = { first: 200, most: 5_000 };

const causes = (error: unknown): unknown[] =>
  error instanceof Error && error.cause !== undefined ? [error, ...causes(error.cause)] : [error];

/** True when the event is not to blame: something it needs is away. */
const isOutage = (error: unknown): boolean =>
  causes(error).some((each) => isUnavailable(each) || (isDomainError(each) && each.code === 'unavailable'));

/** Delivers again and again while the database is away, so that an outage never makes dead letters. */
export const patiently = async (deliver: () => Promise<void>, signal: AbortSignal): Promise<void> => {
  for (let tries = 0; ; tries++) {
    try {
      return await deliver();
    } catch (error) {
      if (!isOutage(error) || signal.aborted) throw error;
    }
    await pause(backOff(tries, WAITS), signal);
  }
};
