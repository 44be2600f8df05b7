import type { Logger } from '@folkmoot/service-kit';

const EVERY_MS = 5_000;

/** Looks again and again, so that what happened while nobody watched stands in the log of events. */
export const createWatch = (look: () => Promise<unknown>, logger: Pick<Logger, 'warn'>) => {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<unknown> = Promise.resolve();
  const next = (): void => {
    looking = look().catch((error: unknown) =>
      logger.warn({ err: error }, 'the health of the installation is not known'),
    );
    void looking.then(() => {
      if (timer) timer = setTimeout(next, EVERY_MS).unref();
    });
  };
  return {
    start: (): void => {
      timer = setTimeout(next, EVERY_MS).unref();
    },
    stop: async (): Promise<void> => {
      clearTimeout(timer);
      timer = undefined;
      await looking;
    },
  };
};
