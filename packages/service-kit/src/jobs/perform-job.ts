import { randomUUID } from 'node:crypto';
import { inContext } from '../context/request-context';
import { asWork } from '../context/work';
import type { Logger } from '../observability/logger';
import type { JobContext, JobDefinition, JobRun } from './job.types';
import type { JobRuns } from './job-runs';

/** Thrown by `save` when the run must stop. */
export class JobStopped extends Error {
  override readonly name = 'JobStopped';
}

export interface PerformOptions {
  runs: JobRuns;
  logger: Logger;
  leaseMs: number;
  /** Aborted when the service stops. */
  stopping: AbortSignal;
  /** Renews the scheduler's own lock. */
  touch: () => Promise<void>;
}

/** Result for the scheduler: nothing to do, or the time at which to start the run again. */
export type Afterwards = { again: Date } | null;

const MINUTE_MS = 60_000;
const DEFAULT_ATTEMPTS = 5;
const RETRY_FIRST_MS = 1_000;
const BEATS_PER_LEASE = 4;
const TAKEN = 'cancelled, or taken over by another replica';

const retryAt = (attempts: number) =>
  new Date(Date.now() + Math.min(5 * MINUTE_MS, RETRY_FIRST_MS * 4 ** (attempts - 1)));

/**
 * Renews the lease of a run while it works. Aborts the run when it was cancelled or taken, and when the lease expires
 * because the database does not answer: from then on another replica may take it.
 */
const heartbeat = (run: JobRun, { runs, leaseMs, touch, stopping }: PerformOptions) => {
  const controller = new AbortController();
  const abort = (reason: string) => controller.abort(new JobStopped(reason));
  const stop = () => abort('the service is stopping');
  if (stopping.aborted) stop();
  stopping.addEventListener('abort', stop, { once: true });
  let leaseEndsAt = run.leaseUntil?.getTime() ?? 0;
  let isUnanswered = false;
  let isAsking = false;
  let isLost = false;
  const beat = async () => {
    const askedAt = Date.now();
    isAsking = true;
    isUnanswered = true;
    try {
      const isKept = await runs.keep(run);
      isUnanswered = false;
      if (isKept) leaseEndsAt = askedAt + leaseMs;
      else abort(TAKEN);
      await touch();
    } finally {
      isAsking = false;
    }
  };
  const tick = () => {
    if (isUnanswered && Date.now() >= leaseEndsAt) {
      isLost = true;
      abort('its lease could not be renewed');
    }
    if (!isAsking) beat().catch(() => undefined);
  };
  const timer = setInterval(tick, leaseMs / BEATS_PER_LEASE);
  return {
    signal: controller.signal,
    isLost: () => isLost,
    end: () => {
      clearInterval(timer);
      stopping.removeEventListener('abort', stop);
    },
    abort,
  };
};

const contextOf = (run: JobRun, runs: JobRuns, alive: ReturnType<typeof heartbeat>): JobContext => ({
  runId: run._id,
  data: run.data,
  checkpoint: run.checkpoint,
  signal: alive.signal,
  save: async (reached) => {
    const kept = await runs.keep(run, reached);
    if (!kept) alive.abort(TAKEN);
    alive.signal.throwIfAborted();
  },
});

const afterFailure = async (job: JobDefinition, run: JobRun, runs: JobRuns, error: unknown): Promise<Afterwards> => {
  const final = job.every !== undefined || run.attempts >= (job.attempts ?? DEFAULT_ATTEMPTS);
  await runs.leave(run, final ? 'failed' : 'queued', String(error));
  return final ? null : { again: retryAt(run.attempts) };
};

const outcomeOf = async (job: JobDefinition, run: JobRun, options: PerformOptions): Promise<[string, Afterwards]> => {
  const { runs, logger, stopping } = options;
  const alive = heartbeat(run, options);
  try {
    const work = { kind: 'job', name: job.name } as const;
    await asWork(work, () => inContext({ requestId: randomUUID() }, () => job.run(contextOf(run, runs, alive))));
    await runs.leave(run, 'done');
    return ['done', null];
  } catch (error) {
    if (stopping.aborted) {
      await runs.leave(run, 'queued');
      return ['stopped', { again: new Date() }];
    }
    if (alive.isLost()) {
      await runs.leave(run, 'queued');
      return ['lost', { again: new Date() }];
    }
    if (alive.signal.aborted) return ['abandoned', null];
    logger.error({ err: error, job: job.name, attempts: run.attempts }, 'job failed');
    return ['failed', await afterFailure(job, run, runs, error)];
  } finally {
    alive.end();
  }
};

/** A recurring job that took no longer than this probably found nothing to do. Metrics show when it last ran. */
const ROUTINE_MS = 1_000;

/** Runs one run, if it is free. */
export const performJob = async (job: JobDefinition, runId: string, options: PerformOptions): Promise<Afterwards> => {
  const run = await options.runs.take(runId);
  if (!run) {
    const existing = await options.runs.find(runId);
    return existing?.state === 'running' && existing.leaseUntil ? { again: existing.leaseUntil } : null;
  }
  // The database answered so late that another replica may have the lease by now.
  if (run.leaseUntil && run.leaseUntil <= new Date() && !(await options.runs.keep(run))) return { again: new Date() };
  const started = performance.now();
  const [outcome, afterwards] = await outcomeOf(job, run, options);
  const ms = Math.round(performance.now() - started);
  const isRoutine = job.every !== undefined && outcome === 'done' && ms <= ROUTINE_MS;
  options.logger[isRoutine ? 'debug' : 'info']({ job: job.name, outcome, ms }, 'job');
  return afterwards;
};
