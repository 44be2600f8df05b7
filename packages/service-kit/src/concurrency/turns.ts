/**
 * Runs work in parallel, or exclusively: exclusive work waits for the running work to finish, and new work waits for
 * it.
 */
export interface Turns {
  beside<T>(work: () => Promise<T>): Promise<T>;
  alone<T>(work: () => Promise<T>): Promise<T>;
}

export const createTurns = (): Turns => {
  const waiting: { isAlone: boolean; start: () => void }[] = [];
  let running = 0;
  let isAlone = false;

  const startNext = (): void => {
    for (let next = waiting[0]; next; next = waiting[0]) {
      if (isAlone || (next.isAlone && running > 0)) return;
      waiting.shift();
      running += 1;
      isAlone = next.isAlone;
      next.start();
    }
  };

  const run = async <T>(wantsAlone: boolean, work: () => Promise<T>): Promise<T> => {
    await new Promise<void>((start) => {
      waiting.push({ isAlone: wantsAlone, start });
      startNext();
    });
    try {
      return await work();
    } finally {
      running -= 1;
      isAlone = false;
      startNext();
    }
  };
  return { beside: (work) => run(false, work), alone: (work) => run(true, work) };
};
