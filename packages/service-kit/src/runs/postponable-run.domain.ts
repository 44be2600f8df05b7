import type { Actor } from '@folkmoot/contracts';
import type { ClaimableRun } from './claimable-run.domain';

export { isMoving } from './claimable-run.domain';

/**
 * A run that counts its attempts, because a service outside may be busy: it waits and goes on. It is worked on for the
 * person who started it.
 */
export interface PostponableRun extends ClaimableRun {
  readonly runId: string;
  readonly error: string | null;
  /** When a waiting run continues; null or absent when it does not wait. */
  readonly retryAt?: Date | null;
  /** Starts since the last progress. */
  readonly attempts: number;
  readonly actor: Actor;
  readonly finishedAt: Date | null;
}

/** The fields of a run that nobody has worked on. */
export const queuedFields = (now: Date) => ({
  state: 'queued' as const,
  error: null,
  retryAt: null,
  attempts: 0,
  createdAt: now,
  touchedAt: now,
  finishedAt: null,
});

export const takenRun = <S extends PostponableRun>(run: S, now: Date): S => ({
  ...run,
  state: 'running',
  retryAt: null,
  attempts: run.attempts + 1,
  touchedAt: now,
});

/** Counts as progress at the time when the run goes on, so that no sweep restarts it earlier. */
export const waitingRun = <S extends PostponableRun>(run: S, retryAt: Date): S => ({
  ...run,
  state: 'queued',
  retryAt,
  touchedAt: retryAt,
});

export const endedRun = <S extends PostponableRun>(
  run: S,
  state: 'done' | 'failed' | 'cancelled',
  now: Date,
  error: string | null = null,
): S => ({ ...run, state, error, retryAt: null, touchedAt: now, finishedAt: now });
