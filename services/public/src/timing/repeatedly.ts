import type { Logger } from '@folkmoot/service-kit';

interface Timer {
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Runs `work` again and again with a pause between; a failure is logged and the next turn tries again. */
export const repeatedly = (
  work: () => Promise<void>,
  { everyMs, logger, name, lastly = false }: { everyMs: number; logger: Logger; name: string; lastly?: boolean },
): Timer => {
  let stopped = false;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();

  const turn = async () => {
    try {
      await work();
    } catch (error) {
      logger.warn({ err: error, work: name }, 'could not be done, will be tried again');
    }
  };
  const loop = () => {
    timer = setTimeout(() => {
      running = turn().then(() => {
        if (!stopped) loop();
      });
    }, everyMs);
    timer.unref();
  };

  return {
    start: async () => loop(),
    stop: async () => {
      stopped = true;
      if (timer) clearTimeout(timer);
      await running;
      if (lastly) await turn();
    },
  };
};
