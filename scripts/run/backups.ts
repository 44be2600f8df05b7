/** @file The scheduled backups of `npm start`, when BACKUP_DIR is set. Each is a process of the operator's tool that ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '@folkmoot/service-kit';
import { watchBackups } from '../../packages/operator/src/backups/watch-backups';
import { readBackupSettings } from '../../packages/operator/src/config';
import { nodeFlags } from '../start/node-flags.mjs';
import { Problem } from '../start/problem.mjs';
import { erasuresDirOf } from './environment';

const STOP_MS = 5_000;

interface BackupsInput {
  readonly root: string;
  readonly dataDir: string;
  readonly logDir: string;
  readonly mongoUri: string;
}

/** Throws a Problem that names each wrong setting. */
export const assertBackupSettings = (env: NodeJS.ProcessEnv): void => {
  try {
    readBackupSettings(env);
  } catch (error) {
    throw error instanceof ConfigError ? new Problem(error.message) : error;
  }
};

const textOf = async (child: ChildProcess): Promise<{ code: number | null; out: string; error: string }> => {
  let out = '';
  let error = '';
  child.stdout?.on('data', (chunk) => {
    out += String(chunk);
  });
  child.stderr?.on('data', (chunk) => {
    error += String(chunk);
  });
  const [code] = await once(child, 'close');
  return { code, out, error };
};

/** Makes, verifies and deletes backups until it is stopped. The log is `backups.log`. */
export const startBackups = ({ root, dataDir, logDir, mongoUri }: BackupsInput): { stop(): Promise<void> } => {
  const stopping = new AbortController();
  let child: ChildProcess | undefined;
  const log = (line: string): void =>
    appendFileSync(path.join(logDir, 'backups.log'), `${new Date().toISOString()} ${line}\n`);
  const run = async (): Promise<Date> => {
    const program = path.join(root, 'packages/operator/bin/folkmoot.mjs');
    const env = { ...process.env, MONGODB_URI: mongoUri, ERASURES_DIR: erasuresDirOf(dataDir, process.env) };
    // Not of the group of the terminal: Ctrl-C reaches only us, and we stop everything in order.
    child = spawn(process.execPath, [...nodeFlags, program, 'backups', 'run', '--json'], { env, detached: true });
    const { code, out, error } = await textOf(child);
    if (code !== 0) throw new Error(error.trim());
    log(out.replace(/\s+/g, ' '));
    return new Date(JSON.parse(out).nextDueAt);
  };
  const onError = (error: unknown): void => log(`failed: ${error instanceof Error ? error.message : String(error)}`);
  const watching = watchBackups({ run, onError, signal: stopping.signal });
  return {
    stop: async () => {
      stopping.abort();
      child?.kill('SIGTERM');
      const timer = setTimeout(() => child?.kill('SIGKILL'), STOP_MS);
      await watching;
      clearTimeout(timer);
    },
  };
};
