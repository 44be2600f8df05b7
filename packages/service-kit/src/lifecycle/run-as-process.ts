import { createLogger } from '../observability/logger';

interface Stoppable {
  stop(): Promise<void>;
}

const LATEST_EXIT_MS = 40_000;

/**
 * Runs a service as a process of its own (the whole of a `main.ts`): stops gracefully on SIGTERM and SIGINT, and ends
 * with code 1 and one log line when it cannot start or something escapes.
 */
export const runAsProcess = async (name: string, start: () => Promise<Stoppable>): Promise<void> => {
  const logger = createLogger(name);
  const fail = (error: unknown) => {
    logger.error({ err: error }, 'cannot go on');
    process.exitCode = 1;
    setTimeout(() => process.exit(1), 100);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  try {
    const service = await start();
    const stop = async () => {
      setTimeout(() => process.exit(1), LATEST_EXIT_MS).unref();
      await service.stop();
      process.exit(0);
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop().catch(fail));
  } catch (error) {
    fail(error);
  }
};
