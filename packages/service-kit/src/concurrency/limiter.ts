/** Makes a function that runs at most `most` pieces of work at the same time; the rest wait in order. */
export const limiter = (most: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;

  const enter = () =>
    new Promise<void>((resolve) => {
      if (running < most) {
        running += 1;
        return resolve();
      }
      waiting.push(resolve);
    });

  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
