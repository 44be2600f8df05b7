/** Resolves after `ms`, or at once when the signal is aborted. */
export const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done, { once: true });
  });

/** Exponential back-off with full jitter on its upper half: the n-th wait (from 0) in milliseconds. */
export const backOff = (attempt: number, { first, most }: { first: number; most: number }): number => {
  const ceiling = Math.min(most, first * 2 ** attempt);
  return ceiling / 2 + Math.random() * (ceiling / 2);
};
