/** Makes a function whose calls with the same key at the same time share one run. */
export const singleFlight = <T>(work: (key: string) => Promise<T>): ((key: string) => Promise<T>) => {
  const running = new Map<string, Promise<T>>();
  return (key) => {
    const started = running.get(key) ?? work(key).finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
};

/**
 * Makes a function that has one run at a time. Calls during a run share the next run, because the present one may have
 * read older data.
 */
export const coalesce = (work: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const run = (): Promise<void> => {
    running = work().finally(() => {
      running = null;
    });
    return running;
  };
  return () => {
    if (!running) return run();
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null;
        return run();
      });
    return next;
  };
};
