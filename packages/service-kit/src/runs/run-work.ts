import { type Actor, systemActor } from '@folkmoot/contracts';
import type { Context } from '../context/context';
import type { Jobs } from '../jobs/jobs';
import type { Unit } from '../mongo/unit-of-work';
import { type ClaimableRun, isMoving, type RunKey } from './claimable-run.domain';

/** Where the runs of a feature are among the repositories `R`. */
export interface RunAccess<R, S> {
  readonly find: (records: R, id: string) => Promise<S | null>;
  readonly save: (records: R, run: S) => Promise<S>;
}

interface Claim {
  readonly id: string;
  /** The worker that must have the run. Without it the run may be queued, or may have any worker. */
  readonly runId?: string | null;
}

/** A run that was cancelled and resumed is queued again: the worker from before has lost it. */
const mayChange = (run: ClaimableRun, worker: string | null | undefined): boolean =>
  worker === undefined ? isMoving(run) : run.state === 'running' && run.runId === worker;

type ChangeRun<R, S> = <T>(
  context: Pick<Context<R, Actor>, 'unitOfWork'>,
  actor: Actor,
  claim: Claim,
  work: (run: S, unit: Unit<R>) => Promise<T>,
) => Promise<T | null>;

/**
 * Makes the function by which every part of a feature writes to a run: in one transaction, and only while the run is
 * moving and its worker still has it. Returns null when that is over, because the run was cancelled, has ended, or has
 * another worker. So the batch and its progress are written once.
 */
export const createRunChange =
  <R, S extends ClaimableRun>({ find }: Pick<RunAccess<R, S>, 'find'>): ChangeRun<R, S> =>
  ({ unitOfWork }, actor, { id, runId }, work) =>
    unitOfWork(actor, async (unit) => {
      const run = await find(unit, id);
      return run && mayChange(run, runId) ? work(run, unit) : null;
    });

interface RevivalOptions<R, S> extends RunAccess<R, S> {
  readonly service: Parameters<typeof systemActor>[0];
  readonly jobs: Pick<Jobs, 'find'>;
  /** Gives the run to a job again. */
  readonly queue: (key: RunKey) => Promise<unknown>;
  /** Ends a run whose job has failed for the last time. */
  readonly giveUp: (run: S) => Promise<unknown>;
}

/**
 * Continues stalled runs after a restart: gives a run to a job again when its job is lost, and ends it when its job has
 * failed. Leaves a run alone whose job still works or waits for its next attempt.
 */
export const reviveRuns = async <R, S extends ClaimableRun>(
  context: Context<R, Actor>,
  stalled: readonly RunKey[],
  signal: AbortSignal,
  { service, jobs, queue, giveUp, find, save }: RevivalOptions<R, S>,
): Promise<void> => {
  const change = createRunChange<R, S>({ find });
  const revive = async (key: RunKey): Promise<unknown> => {
    const actor = systemActor(service, key.councilId);
    const run = await find(context.reader(actor), key.id);
    const job = run?.runId ? await jobs.find(run.runId) : null;
    if (!run || job?.state === 'running' || job?.state === 'queued') return;
    if (job?.state === 'failed') return giveUp(run);
    // Counts as progress, so that the next sweep does not queue it once more.
    const touchedAt = context.clock.now();
    const isStillMoving = await change(context, actor, { id: key.id }, (moving, unit) =>
      save(unit, { ...moving, touchedAt }),
    );
    return isStillMoving && queue(key);
  };
  for (const key of stalled) {
    if (signal.aborted) return;
    await revive(key);
  }
};
