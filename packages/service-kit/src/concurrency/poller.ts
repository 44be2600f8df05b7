import type { Logger } from '../observability/logger';

export interface Poller {
  start(): Promise<void>;
  /** Waits for work that is running. */
  stop(): Promise<void>;
}

interface LoggedFailures {
  readonly logger: Logger;
  /** Name of the work in the log. */
  readonly name: string;
}

interface HandledFailures {
  /** Called with each failure, in place of a line in the log. */
  readonly onError: (error: unknown) => void;
}

type PollerOptions = (LoggedFailures | HandledFailures) & {
  /** Milliseconds between the end of one run and the start of the next. */
  readonly intervalMs: number;
  /** Does the work once more when the poller stops. */
  readonly runsAtStop?: boolean;
};

const failureHandler = (options: LoggedFailures | HandledFailures): HandledFailures['onError'] => {
  if ('onError' in options) return options.onError;
  const { logger, name } = options;
  return (error) => logger.warn({ err: error, work: name }, 'work failed and will be tried again');
};

/** Does `work` again and again. After a failure the next run tries again. */
export const createPoller = (work: () => Promise<unknown>, options: PollerOptions): Poller => {
  const { intervalMs, runsAtStop = false } = options;
  const onError = failureHandler(options);
  let isStopped = false;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();

  const run = async () => {
    try {
      await work();
    } catch (error) {
      onError(error);
    }
  };
  const schedule = () => {
    timer = setTimeout(() => {
      running = run().then(() => {
        if (!isStopped) schedule();
      });
    }, intervalMs);
    timer.unref();
  };

  return {
    start: async () => schedule(),
    stop: async () => {
      isStopped = true;
      if (timer) clearTimeout(timer);
      await running;
      if (runsAtStop) await run();
    },
  };
};
