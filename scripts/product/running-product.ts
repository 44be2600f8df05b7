import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { nodeFlags } from '../start/node-flags.mjs';
import { freePorts } from '../start/ports.mjs';

export interface RunningProduct {
  origin: string;
  dataDir: string;
  pid: number;
  output(): string;
  /** Sends Ctrl-C. Resolves with the exit code. */
  stop(): Promise<number | null>;
  /** Kills the process: no signal handler runs. */
  kill(): Promise<void>;
}

interface StartInput {
  root: string;
  args?: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** A folder of an earlier run. By default one with demo data. */
  dataDir?: string;
  /** As in a terminal: Ctrl-C reaches every process of the group. */
  ownGroup?: boolean;
}

const TIMEOUT_MS = 120_000;
const EVERY_MS = 50;

/** A data folder that only this run uses. */
export const freshDataDir = (): string => mkdtempSync(path.join(os.tmpdir(), 'folkmoot-'));

/**
 * A data folder for a product that needs the demo data: empty, so that the product makes them, or a copy of the folder
 * in TEST_DEMO_FOLDER. Making them takes half of the time of a start.
 */
export const demoDataDir = (dir = freshDataDir()): string => {
  const { TEST_DEMO_FOLDER } = process.env;
  if (TEST_DEMO_FOLDER) cpSync(TEST_DEMO_FOLDER, dir, { recursive: true, preserveTimestamps: true });
  return dir;
};

export const removeDataDir = (dir: string): void => rmSync(dir, { recursive: true, force: true, maxRetries: 3 });

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', (code) => resolve(code));
  });

const untilReady = async (child: ChildProcess, output: () => string): Promise<void> => {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!output().includes('Folkmoot runs at')) {
    if (child.exitCode !== null) throw new Error(`npm start ended:\n${output()}`);
    if (Date.now() > deadline) throw new Error(`npm start takes too long:\n${output()}`);
    await pause(EVERY_MS);
  }
};

/** Starts the built product as a person would, on a free port, and waits until it prints its address. */
export const startProduct = async ({
  root,
  args = [],
  env = {},
  dataDir = demoDataDir(),
  ownGroup = false,
}: StartInput): Promise<RunningProduct> => {
  const [port = 0] = await freePorts(1);
  const child = spawn(
    process.execPath,
    [...nodeFlags, 'scripts/start.mjs', '--port', String(port), '--data', dataDir, ...args],
    {
      cwd: root,
      env: { ...process.env, npm_lifecycle_event: '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: ownGroup,
    },
  );
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  const output = (): string => text;
  try {
    await untilReady(child, output);
  } catch (error) {
    child.kill('SIGTERM');
    await ended(child);
    throw error;
  }
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    pid: child.pid ?? 0,
    output,
    stop: () => {
      if (ownGroup && child.pid) process.kill(-child.pid, 'SIGINT');
      else child.kill('SIGINT');
      return ended(child);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended(child);
    },
  };
};
