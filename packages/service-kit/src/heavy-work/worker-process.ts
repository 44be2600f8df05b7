import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { builtProgramOf, workEnvironment } from './config';
import { errorOf, type HeavyTaskMessage, type HeavyTaskRequest } from './messages';
import type { OnProgress } from './serve-heavy-work';

/** Maximum time until a process is ready: the start takes seconds on a busy machine. */
const START_LIMIT_MS = 60_000;
const MEMORY_LOOK_MS = 200;
const BYTES_PER_MB = 1024 * 1024;
const PAGE_BYTES = 4096;

/** The limit that ended the work. */
export type LimitReached = 'time' | 'memory';

const reasons: Readonly<Record<LimitReached, string>> = {
  time: 'the work took longer than it may and was ended',
  memory: 'the work took more memory than it may and was ended',
};

/** The work exceeded its limit of time or memory. The error can be shown to the user who sent the input. */
export class HeavyWorkLimit extends Error {
  readonly limit: LimitReached;
  constructor(limit: LimitReached) {
    super(reasons[limit]);
    this.name = 'HeavyWorkLimit';
    this.limit = limit;
  }
}

export interface Limits {
  readonly limitMs: number;
  readonly limitMb: number;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: OnProgress | undefined;
}

/** A process that runs one task at a time. */
export interface WorkerProcess {
  run(request: HeavyTaskRequest, limits: Limits): Promise<unknown>;
  /** Whether it can take another task. */
  isAlive(): boolean;
  end(): void;
}

/** The program next to the built service. When the service runs from source, the source, unless tests have built it. */
const programOf = (file: URL): { file: string; loader: readonly string[] } => {
  const besideService = fileURLToPath(`${file.href}.mjs`);
  if (existsSync(besideService)) return { file: besideService, loader: [] };
  const source = fileURLToPath(`${file.href}.ts`);
  const built = builtProgramOf(source);
  return built === undefined ? { file: source, loader: ['--import', 'tsx'] } : { file: built, loader: [] };
};

/**
 * Memory of the whole process in MB, native memory included, which Node's own limits do not count; null where
 * unreadable.
 */
const memoryOf = ({ pid }: ChildProcess): number | null => {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]);
    return pages * PAGE_BYTES;
  } catch {
    return null;
  }
};

/** Lowers the process priority: pages of residents come first. */
const yieldProcessor = ({ pid }: ChildProcess): void => {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Some systems do not allow it. The work is correct without it.
  }
};

const startProcess = (program: URL, heapMb: number): ChildProcess => {
  const { file, loader } = programOf(program);
  const child = fork(file, {
    serialization: 'advanced',
    env: workEnvironment(),
    execArgv: ['--disable-proto=delete', `--max-old-space-size=${heapMb}`, ...loader],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  yieldProcessor(child);
  return child;
};

/** Lets the service exit although the child and its channel are open. */
const doNotWaitFor = (child: ChildProcess): void => {
  child.unref();
  child.channel?.unref();
};

const waitFor = (child: ChildProcess): void => {
  child.ref();
  child.channel?.ref();
};

/** Calls `onExceeded` when the process uses more memory than `limitMb`. Returns the function that stops the checks. */
const watchMemory = (child: ChildProcess, limitMb: number, onExceeded: () => void): (() => void) => {
  const timer = setInterval(() => {
    const bytes = memoryOf(child);
    if (bytes !== null && bytes > limitMb * BYTES_PER_MB) onExceeded();
  }, MEMORY_LOOK_MS);
  return () => clearInterval(timer);
};

/** The caller's abort reason, so that the caller can recognise its own timeout. */
const reasonOf = (signal: AbortSignal | undefined): unknown => signal?.reason ?? new Error('the work was stopped');

/** Runs one task in a process. Calls `kill` when the task exceeds a limit or is aborted. */
const carryOut = (child: ChildProcess, kill: () => void, request: HeavyTaskRequest, limits: Limits): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const { limitMs, limitMb, signal, onProgress } = limits;
    const settle = (outcome: () => void): void => {
      clearTimeout(timer);
      stopWatching();
      signal?.removeEventListener('abort', stop);
      child.off('message', hear);
      child.off('exit', ended);
      doNotWaitFor(child);
      outcome();
    };
    const giveUp = (error: unknown): void => {
      kill();
      settle(() => reject(error));
    };
    const stop = (): void => giveUp(reasonOf(signal));
    const ended = (code: number | null, by: string | null): void =>
      settle(() => reject(new Error(`the work ended with ${code ?? by} before it was done`)));
    const hear = (answer: HeavyTaskMessage): void => {
      if ('total' in answer) onProgress?.(answer.done, answer.total);
      else if ('failure' in answer) settle(() => reject(errorOf(answer.failure)));
      else if ('result' in answer) settle(() => resolve(answer.result));
    };
    const timer = setTimeout(() => giveUp(new HeavyWorkLimit('time')), limitMs);
    const stopWatching = watchMemory(child, limitMb, () => giveUp(new HeavyWorkLimit('memory')));
    waitFor(child);
    child.on('message', hear);
    child.once('exit', ended);
    signal?.addEventListener('abort', stop, { once: true });
    child.send(request, (error) => {
      if (error) giveUp(error);
    });
  });

/** Resolves when the process is ready. The start does not count as time of the task. */
const readinessOf = (child: ChildProcess, kill: () => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(kill, START_LIMIT_MS).unref();
    child.once('message', () => {
      clearTimeout(timer);
      resolve();
    });
    child.once('error', reject);
    child.once('exit', (code, by) => reject(new Error(`the process for work ended with ${code ?? by} as it started`)));
  });

/** Starts a process. It is killed when a task exceeds a limit, also in the middle of native code. */
export const startWorkerProcess = (program: URL, heapMb: number): WorkerProcess => {
  const child = startProcess(program, heapMb);
  let isAlive = true;
  const end = (): void => {
    isAlive = false;
    child.kill('SIGKILL');
  };
  child.on('error', end);
  child.on('exit', () => {
    isAlive = false;
  });
  const isReady = readinessOf(child, end);
  return {
    run: async (request, limits) => {
      await isReady;
      limits.signal?.throwIfAborted();
      return carryOut(child, end, request, limits);
    },
    end,
    isAlive: () => isAlive && child.connected,
  };
};
