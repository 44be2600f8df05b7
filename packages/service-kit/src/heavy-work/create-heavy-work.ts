import { DomainError } from '@folkmoot/contracts';
import { limiter } from '../concurrency/limiter';
import type { OnProgress, Tasks } from './serve-heavy-work';
import { type Limits, startWorkerProcess, type WorkerProcess } from './worker-process';

export interface HeavyWorkOptions {
  /** The service's `heavy-worker`, without its ending. */
  readonly program: URL;
  /** Processes with a language of their own are used for no other work: their words are replaced in place. */
  readonly language?: string;
  /** Processes with a name of their own are used for no other work: what a task leaves in memory serves the next one. */
  readonly pool?: string;
  /** Maximum number of processes. More would take CPU time from the processes that answer requests. */
  readonly atATime?: number;
  /** Maximum number of waiting tasks. Further tasks are refused with `unavailable`. */
  readonly maxWaiting?: number;
  /** An idle process ends after this time. Longer where it would have to learn again what it knows. */
  readonly idleMs?: number;
  /** A process ends after this many tasks. */
  readonly tasksPerProcess?: number;
}

export interface RunOptions {
  readonly limitMs: number;
  readonly limitMb?: number;
  /**
   * Tasks with the same key run one after the other, so that one council cannot use all processes. Usually a council
   * id.
   */
  readonly key?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: OnProgress | undefined;
}

/** Runs work whose cost depends on user input in separate processes, with limits on time and memory. */
export interface HeavyWork<T extends Tasks> {
  /** Throws what the task throws, HeavyWorkLimit, or `unavailable` when too many wait. */
  run<N extends keyof T & string>(
    task: N,
    input: Parameters<T[N]>[0],
    options: RunOptions,
  ): Promise<Awaited<ReturnType<T[N]>>>;
}

const AT_A_TIME = 2;
const MOST_WAITING = 50;
const LIMIT_MB = 512;
const RETRY_SECONDS = 10;
/** An idle process ends after this time. A user who exports one document often exports another soon. */
const IDLE_MS = 120_000;
/** A process ends after this many tasks, so that memory leaks do not accumulate. */
const TASKS_PER_PROCESS = 100;

interface Idle {
  readonly worker: WorkerProcess;
  readonly tasks: number;
  readonly timer: NodeJS.Timeout;
}

/** Pool of processes: returns an idle one, or starts a new one. */
const createProcesses = (program: URL, heapMb: number, idleMs: number, tasksPerProcess: number) => {
  const idle: Idle[] = [];
  const take = (): { worker: WorkerProcess; tasks: number } => {
    const last = idle.pop();
    if (!last) return { worker: startWorkerProcess(program, heapMb), tasks: 0 };
    clearTimeout(last.timer);
    return last.worker.isAlive() ? last : take();
  };
  const giveBack = (worker: WorkerProcess, tasks: number): void => {
    if (!worker.isAlive()) return;
    if (tasks >= tasksPerProcess) {
      worker.end();
      return;
    }
    const entry: Idle = {
      worker,
      tasks,
      timer: setTimeout(() => {
        idle.splice(idle.indexOf(entry), 1);
        worker.end();
      }, idleMs).unref(),
    };
    idle.push(entry);
  };
  return async (work: (worker: WorkerProcess) => Promise<unknown>): Promise<unknown> => {
    const { worker, tasks } = take();
    try {
      return await work(worker);
    } finally {
      giveBack(worker, tasks + 1);
    }
  };
};

const processesOf = new Map<string, ReturnType<typeof createProcesses>>();

/** One pool for each program, language and name, so that an idle process serves the next caller. */
const sharedProcesses = ({
  program,
  language = '',
  pool = '',
  idleMs = IDLE_MS,
  tasksPerProcess = TASKS_PER_PROCESS,
}: HeavyWorkOptions): ReturnType<typeof createProcesses> => {
  const key = `${language} ${pool} ${program.href}`;
  const shared = processesOf.get(key) ?? createProcesses(program, LIMIT_MB, idleMs, tasksPerProcess);
  processesOf.set(key, shared);
  return shared;
};

/** One limiter for each key, kept while a task of that key waits or runs. */
const createTurns = () => {
  const turns = new Map<string, { inTurn: ReturnType<typeof limiter>; waiting: number }>();
  return async <R>(key: string | undefined, work: () => Promise<R>): Promise<R> => {
    if (key === undefined) return work();
    const turn = turns.get(key) ?? { inTurn: limiter(1), waiting: 0 };
    turns.set(key, turn);
    turn.waiting += 1;
    try {
      return await turn.inTurn(work);
    } finally {
      turn.waiting -= 1;
      if (turn.waiting === 0) turns.delete(key);
    }
  };
};

export const createHeavyWork = <T extends Tasks>(options: HeavyWorkOptions): HeavyWork<T> => {
  const { atATime = AT_A_TIME, maxWaiting = MOST_WAITING } = options;
  const withProcess = sharedProcesses(options);
  const inTurn = limiter(atATime);
  const inTurnOfKey = createTurns();
  let present = 0;

  const carryOut = async (task: string, input: unknown, limits: Limits): Promise<unknown> => {
    limits.signal?.throwIfAborted();
    return withProcess((worker) => worker.run({ task, input }, limits));
  };

  return {
    run: async <N extends keyof T & string>(
      task: N,
      input: Parameters<T[N]>[0],
      { key, limitMb = LIMIT_MB, ...limits }: RunOptions,
    ): Promise<Awaited<ReturnType<T[N]>>> => {
      if (present >= atATime + maxWaiting) throw new DomainError('unavailable', { retryAfter: RETRY_SECONDS });
      present += 1;
      try {
        const result = await inTurnOfKey(key, () => inTurn(() => carryOut(task, input, { ...limits, limitMb })));
        return result as Awaited<ReturnType<T[N]>>;
      } finally {
        present -= 1;
      }
    },
  };
};
