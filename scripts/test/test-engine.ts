/** @file One database engine for all test files of a run. Each file uses databases of its own names. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Engine, startEngine } from '@folkmoot/embedded-mongo';

interface TestEngine extends Engine {
  readonly dbPath: string;
}

let running: TestEngine | null = null;

/** Starts the engine in this process, the parent of jest's workers, and puts its address in the environment. */
export const startTestEngine = async (): Promise<void> => {
  if (process.env.MONGODB_URI || process.env.TEST_MONGODB_URI) return;
  const dbPath = await mkdtemp(path.join(tmpdir(), 'folkmoot-test-'));
  const engine = await startEngine({ dbPath, noSync: true });
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
