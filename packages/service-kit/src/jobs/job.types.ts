export type JobState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

export interface JobProgress {
  done: number;
  /** Null while it is not known. */
  total: number | null;
}

/** One run of a job as the database keeps it. A recurring job has one, named after it. */
export interface JobRun {
  _id: string;
  name: string;
  data: unknown;
  state: JobState;
  progress: JobProgress | null;
  /** Whatever the job needs to go on where it was. */
  checkpoint: unknown;
  attempts: number;
  error: string | null;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  /** Held by the replica that runs it; a run whose lease is over belongs to nobody. */
  lease: string | null;
  leaseUntil: Date | null;
}

export interface JobContext<D = unknown, K = unknown> {
  readonly runId: string;
  readonly data: D;
  /** Null at the first start. */
  readonly checkpoint: K | null;
  /** Aborted when the job is cancelled, the service stops, or another replica has taken over. */
  readonly signal: AbortSignal;
  /** Saves where the job is. Throws when it must not go on: let that error pass. */
  save(state: { checkpoint?: K; progress?: JobProgress }): Promise<void>;
}

export interface JobDefinition {
  readonly name: string;
  readonly run: (context: JobContext) => Promise<void>;
  /** Runs by itself: milliseconds, or a cron line (in UTC unless `timezone` is given). */
  readonly every?: number | string;
  readonly timezone?: string;
  /** Runs of this name at the same time in one replica. */
  readonly concurrency?: number;
  /** Starts of a run before it counts as failed. */
  readonly attempts?: number;
}

/**
 * Declares a job. `run` goes from its checkpoint, saves now and then, and may be run again from the last checkpoint
 * after a crash, so each step must bear repeating. Throwing means "again later", up to `attempts`.
 */
export const defineJob = <D = unknown, K = unknown>(
  name: string,
  definition: Omit<JobDefinition, 'name' | 'run'> & { run: (context: JobContext<D, K>) => Promise<void> },
): JobDefinition => ({ name, ...definition, run: (context) => definition.run(context as JobContext<D, K>) });
