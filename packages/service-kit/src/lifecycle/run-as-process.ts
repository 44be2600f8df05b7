import { ConfigError } from '../config/define-config';
import { createLogger } from '../observability/logger';

interface Stoppable {
  stop(): Promise<void>;
}

const LATEST_EXIT_MS = 40_000;
/** EX_CONFIG of sysexits: whoever starts this need not try again. */
const CONFIG_EXIT_CODE = 78;

/**
 * Runs a service as a process of its own (the whole of a `main.ts`): stops gracefully on SIGTERM and SIGINT, and ends
 * with code 1 and one log line when it cannot start or something escapes; with code 78 when its configuration is wrong.
 */
export const runAsProcess = async (name: string, start: () => Promise<Stoppable>): Promise<void> => {
  const logger = createLogger(name);
  const fail = (error: unknown) => {
    const isConfig = error instanceof ConfigError;
    // What is wrong with the configuration is a sentence; where the code found it helps nobody.
    if (isConfig) logger.error({}, error.message);
    else logger.error({ err: error }, 'cannot go on');
    const code = isConfig ? CONFIG_EXIT_CODE : 1;
    process.exitCode = code;
    setTimeout(() => process.exit(code), 100);
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
