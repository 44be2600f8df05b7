import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { keepLogSmall } from './log-file';

const FIRST_WAIT_MS = 250;
const MOST_WAIT_MS = 15_000;
/** After this uptime a process counts as healthy: its next restart has no delay. */
const WELL_MS = 60_000;
const TAIL_LINES = 15;
/** EX_CONFIG of sysexits: the process reports a wrong configuration. A restart would not help. */
const CONFIG_EXIT_CODE = 78;

export interface ChildSpec {
  name: string;
  command: string;
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Working directory. By default our own. */
  cwd?: string;
  logDir: string;
  /** Time for a normal stop. After it the process is killed. */
  graceMs: number;
  onCrash?: (name: string, waitMs: number) => void;
  /** Called with each message of the process. */
  onMessage?: (message: unknown) => void;
}

export interface Child {
  readonly name: string;
  /** Number of unexpected ends. */
  crashes(): number;
  /** True when it ended because its configuration is wrong. It is not restarted. */
  isMisconfigured(): boolean;
  pid(): number | undefined;
  lastLines(): string[];
  /** Requests the end, and kills the process after `graceMs`. */
  stop(): Promise<void>;
  /** Stops it and starts it again. */
  restart(): Promise<void>;
}

const launch = (spec: ChildSpec, file: string): ChildProcess => {
  const log = openSync(file, 'a');
  // A separate process group: Ctrl-C reaches only the parent, which stops everything in order.
  const child = spawn(spec.command, spec.args, {
    env: spec.env,
    cwd: spec.cwd,
    stdio: ['ignore', log, log, 'ipc'],
    detached: true,
  });
  closeSync(log);
  return child;
};

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** Starts a process and keeps it running: after a crash it is started again, with a longer delay each time. */
export const keepRunning = (spec: ChildSpec): Child => {
  const file = path.join(spec.logDir, `${spec.name}.log`);
  let crashes = 0;
  let wait = FIRST_WAIT_MS;
  let stopping = false;
  let isMisconfigured = false;
  let timer: NodeJS.Timeout | undefined;
  let child: ChildProcess;
  const run = (): void => {
    const began = Date.now();
    const endRotation = keepLogSmall(file);
    child = launch(spec, file);
    child.once('error', () => undefined);
    child.once('exit', endRotation);
    if (spec.onMessage) child.on('message', spec.onMessage);
    child.once('exit', (code) => {
      if (stopping) return;
      crashes += 1;
      isMisconfigured = code === CONFIG_EXIT_CODE;
      if (isMisconfigured) return;
      wait = Date.now() - began > WELL_MS ? FIRST_WAIT_MS : Math.min(wait * 2, MOST_WAIT_MS);
      spec.onCrash?.(spec.name, wait);
      timer = setTimeout(run, wait);
    });
  };
  const stop = async (): Promise<void> => {
    stopping = true;
    clearTimeout(timer);
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), spec.graceMs);
    await ended(child);
    clearTimeout(force);
  };
  run();
  return {
    name: spec.name,
    crashes: () => crashes,
    isMisconfigured: () => isMisconfigured,
    pid: () => child.pid,
    lastLines: () => readFileSync(file, 'utf8').trimEnd().split('\n').slice(-TAIL_LINES),
    stop,
    restart: async () => {
      await stop();
      stopping = false;
      run();
    },
  };
};
