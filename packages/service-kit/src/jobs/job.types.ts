import type { ModelDefinition } from '../mongo/model';

export type JobState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

export interface JobProgress {
  done: number;
  /** Null while unknown. */
  total: number | null;
}

/** One run of a job as the database keeps it. A recurring job has one, named after it. */
export interface JobRun {
  _id: string;
  name: string;
  data: unknown;
  state: JobState;
  progress: JobProgress | null;
  /** The job's own state, from which it continues. */
  checkpoint: unknown;
  attempts: number;
  error: string | null;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  /** When it last ended without an error. Absent before that, and in runs of earlier versions. */
  succeededAt?: Date;
  /** Token of the replica that runs it. After the lease has expired, any replica may take the run. */
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
  /** Saves the state of the job. Throws when the run must stop: do not catch that error. */
  save(state: { checkpoint?: K; progress?: JobProgress }): Promise<void>;
}

/** When work is due that does not wait for a time. */
export const DUE_AT_ONCE = new Date(0);

/** How a recurring job knows that it has something to do. */
export interface JobWork {
  /**
   * When the work that is due first is due, by the clock of the service. It may be in the past. Null when there is no
   * work. Called often, so one query that an index serves.
   */
  readonly nextDueAt: () => Promise<Date | null>;
  /** The collections in which work appears. After a commit of this process that has written to one, the job looks. */
  readonly appearsIn: readonly Pick<ModelDefinition, 'collection'>[];
}

export interface JobDefinition {
  readonly name: string;
  readonly run: (context: JobContext) => Promise<void>;
  /** Recurs: interval in milliseconds, or a cron line (in UTC unless `timezone` is set). */
  readonly every?: number | string;
  /** Runs only when there is work. `every` is then the shortest time between two runs that have work. */
  readonly work?: JobWork;
  readonly timezone?: string;
  /** Runs of this name at the same time in one replica. */
  readonly concurrency?: number;
  /** Attempts before a run counts as failed. */
  readonly attempts?: number;
}

/**
 * Declares a job. `run` starts from its checkpoint and saves from time to time. After a crash it runs again from the
 * last checkpoint, so each step must be safe to repeat. An error means a retry, up to `attempts`.
 */
export const defineJob = <D = unknown, K = unknown>(
  name: string,
  definition: Omit<JobDefinition, 'name' | 'run'> & { run: (context: JobContext<D, K>) => Promise<void> },
): JobDefinition => ({ name, ...definition, run: (context) => definition.run(context as JobContext<D, K>) });
