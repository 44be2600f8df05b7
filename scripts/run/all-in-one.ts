/** @file All services and the gateway in one process; events travel inside it. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createInProcessTransport, openEventJournal } from '@folkmoot/service-kit';
import { type Deployable, readDeployables } from './environment';

const STOP_MS = 8000;
/** EX_CONFIG of sysexits: the parent process must not restart this one. */
const CONFIG_EXIT_CODE = 78;
/** For errors that are one line for the operator. */
const exitCodes: ReadonlyMap<string, number> = new Map([
  ['ConfigError', CONFIG_EXIT_CODE],
  ['StartError', 1],
]);

interface Running {
  stop(): Promise<void>;
}

type Start = (env: NodeJS.ProcessEnv, options: { transport: unknown }) => Promise<Running>;

const { ROOT_DIR: root = process.cwd() } = process.env;

const startOne = async ({ dir, env }: Deployable): Promise<Running> => {
  const module: { start: Start } = await import(pathToFileURL(path.join(root, dir, 'dist/service.mjs')).href);
  return module.start({ ...process.env, ...env }, { transport });
};

const deployables = readDeployables(process.env);
const dataDir = deployables[0]?.env.DATA_DIR ?? '.';
const transport = createInProcessTransport({ journal: openEventJournal(path.join(dataDir, 'events')) });
const running = Promise.all(deployables.map(startOne));
const begun = running.then(() => transport.open());

/** Stops the gateway first, so that no new request arrives; then the events in progress; then the services. */
const stop = async (): Promise<void> => {
  setTimeout(() => process.exit(1), STOP_MS).unref();
  const parts = await running;
  const at = deployables.findIndex(({ dir }) => dir === 'gateway');
  await parts[at]?.stop();
  await transport.close();
  await Promise.allSettled(parts.filter((_, index) => index !== at).map((part) => part.stop()));
  process.exit(0);
};

process.once('SIGTERM', stop);
process.once('SIGINT', stop);
try {
  await begun;
} catch (error) {
  // Each bundle has its own copies of the error classes, so compare the names.
  const exitCode = error instanceof Error ? exitCodes.get(error.name) : undefined;
  if (!(error instanceof Error) || exitCode === undefined) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(exitCode);
}
