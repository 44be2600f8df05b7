/** @file One database engine for all test files of a run. Each file uses databases of its own names. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Engine, startEngine } from '@folkmoot/embedded-mongo';

interface TestEngine extends Engine {
  readonly dbPath: string;
}

/**
 * Longer than a run. Documents expire by the machine's clock, but tests write them by a clock in the past, so a round
 * of expiry would remove them in the middle of a test. `embedded-mongo` tests the expiry itself.
 */
const TTL_SECONDS = 86_400;

let running: TestEngine | null = null;

/** Starts the engine in this process, the parent of jest's workers, and puts its address in the environment. */
export const startTestEngine = async (): Promise<void> => {
  if (process.env.MONGODB_URI || process.env.TEST_MONGODB_URI) return;
  const dbPath = await mkdtemp(path.join(tmpdir(), 'folkmoot-test-'));
  const engine = await startEngine({ dbPath, noSync: true, ttlSeconds: TTL_SECONDS });
  running = { ...engine, dbPath };
  process.env.TEST_MONGODB_URI = engine.uri;
};

export const stopTestEngine = async (): Promise<void> => {
  if (!running) return;
  const { dbPath, stop } = running;
  running = null;
  await stop();
  await rm(dbPath, { recursive: true, force: true });
};
