interface WakeUp {
  /** Ends the wait. When nothing waits, the next wait ends at once. */
  wake(): void;
  /** Forgets a wake-up from before. */
  reset(): void;
  wait(ms: number): Promise<void>;
}

/** A wait that another part of the process can end early. */
export const createWakeUp = (): WakeUp => {
  let isWoken = false;
  let end = (): void => undefined;
  return {
    wake: () => {
      isWoken = true;
      end();
    },
    reset: () => {
      isWoken = false;
    },
    wait: (ms) =>
      new Promise((resolve) => {
        if (isWoken) return resolve();
        const timer = setTimeout(resolve, ms);
        timer.unref();
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
};
