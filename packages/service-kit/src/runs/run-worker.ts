import { type Actor, systemActor } from '@folkmoot/contracts';
import { createPoller } from '../concurrency/poller';
import type { Context } from '../context/context';
import { type ClaimableRun, isMoving } from './claimable-run.domain';
import { endedRun, type PostponableRun, takenRun, waitingRun } from './postponable-run.domain';
import { createRunChange, type RunAccess } from './run-work';

/** Maximum starts of a run without progress, including crashes. */
const MOST_ATTEMPTS = 5;
/** Interval in which a worker notices on any replica that its run was stopped. */
const POLL_INTERVAL_MS = 500;
/** Maximum wait for a busy service. After this time nobody expects the result. */
const MOST_WAIT_MS = 900_000;

interface WorkerOptions<R, S> extends RunAccess<R, S> {
  readonly service: Parameters<typeof systemActor>[0];
  /** The error of a run that was interrupted too often. */
  readonly gaveUp: string;
  /** The text of an error that people can understand; null for other errors, which are worth a retry. */
  readonly explain: (error: unknown) => string | null;
  /** How long to wait for a busy service; null for any other error. */
  readonly waitMsOf: (error: unknown) => number | null;
  /** The run without its present step, for when nobody works on it. */
  readonly atRest?: (run: S) => S;
}

/** Gives the run to a job: now, or at a time. */
type Queue<S> = (run: S, at?: Date) => Promise<unknown>;

interface Processing<S> {
  readonly signal: AbortSignal;
  readonly queue: Queue<S>;
}

type Stalled = Pick<ClaimableRun, 'councilId'> & { readonly runId: string };

/** The life of the runs of a feature: taken, postponed, ended, and queued again after a crash. `find` is by `runId`. */
export const createRunWorker = <R, S extends PostponableRun>(options: WorkerOptions<R, S>) => {
  type RunContext = Pick<Context<R, Actor>, 'unitOfWork' | 'reader' | 'clock'>;
  const { find, save, service, gaveUp, explain, waitMsOf, atRest = (run) => run } = options;
  const changeRun = createRunChange<R, S>({ find });

  /** Changes the run while it is the current one and moving; else null. */
  const change = (context: RunContext, { actor, runId }: S, to: (run: S) => S): Promise<S | null> =>
    changeRun(context, actor, { id: runId }, (run, unit) => save(unit, to(run)));

  const current = async ({ reader }: RunContext, { actor, runId }: S): Promise<S | null> => {
    const run = await find(reader(actor), runId);
    return run && isMoving(run) ? run : null;
  };

  /** Runs `work` with a signal that aborts when the run or the service stops. */
  const whileMoving = async <T>(
    context: RunContext,
    run: S,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> => {
    const stopped = new AbortController();
    const poll = async (): Promise<void> => {
      if (!(await current(context, run))) stopped.abort();
    };
    // A failed poll changes nothing; the next one may succeed.
    const poller = createPoller(poll, { intervalMs: POLL_INTERVAL_MS, onError: () => undefined });
    await poller.start();
    try {
      return await work(AbortSignal.any([signal, stopped.signal]));
    } finally {
      await poller.stop();
    }
  };

  const failed = ({ clock }: RunContext, run: S, error: string): S =>
    atRest(endedRun(run, 'failed', clock.now(), error));

  /** False when the error is no busy service, when the wait is too long, or when it was repeated too often. */
  const postpone = async (context: RunContext, run: S, error: unknown, queue: Queue<S>): Promise<boolean> => {
    const waitMs = waitMsOf(error);
    if (waitMs === null || waitMs > MOST_WAIT_MS || run.attempts >= MOST_ATTEMPTS) return false;
    const retryAt = new Date(Number(context.clock.now()) + waitMs);
    const postponed = await change(context, run, (each) => atRest(waitingRun(each, retryAt)));
    if (postponed) await queue(postponed, retryAt);
    return true;
  };

  /** Postpones the run, or ends it with a text; throws an error without one. Does nothing to a stopped run. */
  const settle = async (
    context: RunContext,
    begun: S,
    error: unknown,
    { signal, queue }: Processing<S>,
  ): Promise<void> => {
    const run = await current(context, begun);
    if (!run) return;
    if (!signal.aborted && (await postpone(context, run, error, queue))) return;
    const text = signal.aborted ? null : explain(error);
    if (text === null) throw error;
    await change(context, run, (each) => failed(context, each, text));
  };

  /** Takes the run and works on it. Counts the attempt first, so that a run that crashes the service is not retried for ever. */
  const process = async (
    context: RunContext,
    queued: S,
    processing: Processing<S>,
    work: (run: S) => Promise<unknown>,
  ): Promise<void> => {
    try {
      const run = await change(context, queued, (each) =>
        each.attempts >= MOST_ATTEMPTS ? failed(context, each, gaveUp) : takenRun(each, context.clock.now()),
      );
      if (run && isMoving(run)) await work(run);
    } catch (error) {
      await settle(context, queued, error, processing);
    }
  };

  /** Queues stalled runs again, or fails them after the maximum number of attempts. */
  const requeue = async (
    context: RunContext,
    stalled: readonly Stalled[],
    { signal, queue }: Processing<S>,
  ): Promise<void> => {
    for (const { councilId, runId } of stalled) {
      if (signal.aborted) return;
      // Counts as progress, so that the next sweep does not queue it once more.
      const touchedAt = context.clock.now();
      const revived = await changeRun(context, systemActor(service, councilId), { id: runId }, (run, unit) =>
        save(unit, run.attempts >= MOST_ATTEMPTS ? failed(context, run, gaveUp) : { ...run, touchedAt }),
      );
      if (revived && isMoving(revived)) await queue(revived);
    }
  };

  return { changeRun, change, whileMoving, process, requeue };
};
