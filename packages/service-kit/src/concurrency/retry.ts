import { pause } from './timing';

/** Waits between attempts in milliseconds: the first one, and the longest one. */
export interface BackOff {
  readonly first: number;
  readonly most: number;
}

/** Exponential back-off with full jitter on its upper half: the n-th wait (from 0) in milliseconds. */
export const backOff = (attempt: number, { first, most }: BackOff): number => {
  const ceiling = Math.min(most, first * 2 ** attempt);
  return ceiling / 2 + Math.random() * (ceiling / 2);
};

interface RetryOptions {
  /** Whether a failure is worth another attempt. Throws, or returns false, when it is not. */
  readonly isWorthRetry: (error: unknown) => boolean;
  /** The first attempt included. Without it there is no limit. */
  readonly maxAttempts?: number;
  /** Without it the next attempt follows at once. */
  readonly waits?: BackOff;
  /** Ends the attempts, and the wait between two of them. */
  readonly signal?: AbortSignal;
}

/** Runs `work`, with the number of the attempt from 1, until it succeeds. Throws the last error when it gives up. */
export const retry = async <T>(
  work: (attempt: number) => Promise<T>,
  { isWorthRetry, maxAttempts = Number.POSITIVE_INFINITY, waits, signal }: RetryOptions,
): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work(attempt);
    } catch (error) {
      if (attempt >= maxAttempts || signal?.aborted || !isWorthRetry(error)) throw error;
    }
    if (waits) await pause(backOff(attempt - 1, waits), signal);
  }
};
