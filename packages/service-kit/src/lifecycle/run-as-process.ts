import { ConfigError } from '../config/define-config';
import { createLogger } from '../observability/logger';
import { StartError } from './start-error';

interface Stoppable {
  stop(): Promise<void>;
}

const LATEST_EXIT_MS = 40_000;
/** EX_CONFIG of sysexits: a process manager need not restart the process. */
const CONFIG_EXIT_CODE = 78;

/**
 * Runs a service as a process of its own (the whole of a `main.ts`). Stops gracefully on SIGTERM and SIGINT. Exits with
 * code 1 and one log line when the start fails or an error is uncaught, and with code 78 when the configuration is
 * wrong.
 */
export const runAsProcess = async (name: string, start: () => Promise<Stoppable>): Promise<void> => {
  const logger = createLogger(name);
  const fail = (error: unknown) => {
    const isConfig = error instanceof ConfigError;
    // These errors are sentences for the operator; a stack trace does not help.
    if (isConfig || error instanceof StartError) logger.error({}, error.message);
    else logger.error({ err: error }, 'the process stops because of an error');
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
