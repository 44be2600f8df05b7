import type { Connection } from 'mongoose';
import type { Clock } from '../clock';
import { createLooker, type Outlook } from '../concurrency/looker';
import { createPace, type Pace } from '../concurrency/pace';
import type { Poller } from '../concurrency/poller';
import { writtenSignal } from '../mongo/written-signals';
import type { Logger } from '../observability/logger';
import type { JobContext, JobDefinition, JobWork } from './job.types';
import type { JobRuns } from './job-runs';
import { performJob } from './perform-job';
import type { Workload } from './workload';

/** A recurring job that runs only when there is work. */
export interface WorkJob extends JobDefinition {
  readonly every: number;
  readonly work: JobWork;
}

/** Throws for a job with work and no interval. */
export const isWorkJob = (job: JobDefinition): job is WorkJob => {
  if (job.work === undefined) return false;
  if (typeof job.every !== 'number') throw new Error(`${job.name} needs an interval in milliseconds`);
  return true;
};

/** The last look of this replica, in real time. */
export interface WorkLook {
  /** When the first look was planned. */
  readonly startedAt: Date;
  /** The last look that the database answered, or the end of the last run here. */
  readonly lookedAt: Date | null;
  /** Since when the database does not answer. Null when the last look succeeded. */
  readonly failingSince: Date | null;
  /** When the first work is due; for work that is due whatever the time, when it can have appeared. Null without work. */
  readonly dueAt: Date | null;
}

export interface WorkJobsOptions {
  readonly connection: Connection;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly runs: JobRuns;
  readonly workload: Workload;
  readonly leaseMs: number;
  readonly longestLookMs: number;
  readonly wakesJobs: boolean;
  /** Aborted when the service stops. */
  readonly stopping: AbortSignal;
}

export interface WorkJobs {
  start(jobs: readonly WorkJob[]): Promise<void>;
  /** Runs a job at its next look, also without work: its last run was left unfinished. False for other jobs. */
  runAnyway(name: string): boolean;
  /** Null for other jobs. */
  lookOf(name: string): WorkLook | null;
  /** Ends the looks. A run that is at work continues. */
  stop(): Promise<void>;
}

/**
 * The time between two runs grows to this when a run changes nothing in the collections in which its work appears: it
 * waits for something else, or another replica runs the job.
 */
const LONGEST_WAIT_WITHOUT_PROGRESS_MS = 5_000;

class Looking {
  readonly #job: WorkJob;
  readonly #options: WorkJobsOptions;
  readonly #looker: Poller;
  readonly #unlisten: readonly (() => void)[];
  readonly #paceWithoutProgress: Pace;
  #writeCount = 0;
  /** Also without work: the last run was left unfinished, or failed, and a failure must not be reported for ever. */
  #mustRun = false;
  #look: WorkLook;

  constructor(job: WorkJob, options: WorkJobsOptions) {
    const { connection, longestLookMs, wakesJobs } = options;
    this.#job = { ...job, run: (context) => this.#runAgainAfterFailure(job, context) };
    this.#options = options;
    this.#paceWithoutProgress = createPace(job.every, LONGEST_WAIT_WITHOUT_PROGRESS_MS);
    this.#look = { startedAt: new Date(), lookedAt: null, failingSince: null, dueAt: null };
    const signals = job.work.appearsIn.map(({ collection }) => writtenSignal(connection, collection));
    this.#unlisten = signals.map((signal) =>
      signal.listen(() => {
        this.#writeCount += 1;
      }),
    );
    this.#looker = createLooker(() => this.#lookOnce(), {
      shortestMs: job.every,
      longestMs: longestLookMs,
      signals: wakesJobs ? signals : [],
      onError: (error) => this.#noteFailure(error),
    });
  }

  start(): Promise<void> {
    return this.#looker.start();
  }

  async stop(): Promise<void> {
    for (const each of this.#unlisten) each();
    await this.#looker.stop();
  }

  runAnyway(): void {
    this.#mustRun = true;
  }

  lastLook(): WorkLook {
    return this.#look;
  }

  /** Logs the first failure of several: an outage concerns every job and lasts for many looks. */
  #noteFailure(error: unknown): void {
    if (this.#look.failingSince !== null) return;
    this.#look = { ...this.#look, failingSince: new Date() };
    this.#options.logger.warn({ err: error, job: this.#job.name }, 'a job could not look for work');
  }

  async #lookOnce(): Promise<Outlook> {
    const { clock, stopping } = this.#options;
    const due = await this.#job.work.nextDueAt();
    const dueInMs = due && due.getTime() - clock.now().getTime();
    const now = Date.now();
    const dueAt = dueInMs === null ? null : this.#realDueAt(now, dueInMs);
    if (this.#look.lookedAt === null) this.#mustRun ||= await this.#hasFailedBefore();
    this.#look = { ...this.#look, lookedAt: new Date(now), failingSince: null, dueAt };
    const isDue = dueInMs !== null && dueInMs <= 0;
    if (!isDue) this.#paceWithoutProgress.reset();
    if (stopping.aborted || !(isDue || this.#mustRun)) return dueInMs;
    this.#mustRun = false;
    return this.#run();
  }

  async #runAgainAfterFailure(job: WorkJob, context: JobContext): Promise<void> {
    this.#mustRun = true;
    await job.run(context);
    this.#mustRun = false;
  }

  /** Whether the last run failed before this replica started. */
  async #hasFailedBefore(): Promise<boolean> {
    return (await this.#options.runs.find(this.#job.name))?.state === 'failed';
  }

  /** Due work that the look before did not see has appeared since then. */
  #realDueAt(now: number, dueInMs: number): Date {
    const { startedAt, lookedAt, dueAt: dueBefore } = this.#look;
    const wasDue = dueBefore !== null && dueBefore.getTime() <= now;
    const appearedAt = wasDue ? dueBefore : (lookedAt ?? startedAt);
    return new Date(dueInMs > 0 ? now + dueInMs : Math.max(now + dueInMs, appearedAt.getTime()));
  }

  async #run(): Promise<Outlook> {
    const { runs, workload, stopping } = this.#options;
    const writesBefore = this.#writeCount;
    await workload.addInTurn(this.#job, async () => {
      if (stopping.aborted) return;
      await runs.renew(this.#job.name);
      await performJob(this.#job, this.#job.name, { ...this.#options, touch: async () => undefined });
    });
    this.#look = { ...this.#look, lookedAt: new Date() };
    if (this.#writeCount === writesBefore) return this.#paceWithoutProgress.next();
    this.#paceWithoutProgress.reset();
    return 'worked';
  }
}

/**
 * The jobs that run only when there is work. Each replica looks for itself, and the lease in `job_runs` decides which
 * one runs the job. So a look costs one query, and no scheduler plans these jobs.
 */
export const createWorkJobs = (options: WorkJobsOptions): WorkJobs => {
  const lookings = new Map<string, Looking>();
  return {
    start: async (jobs) => {
      for (const job of jobs) lookings.set(job.name, new Looking(job, options));
      await Promise.all([...lookings.values()].map((each) => each.start()));
    },
    runAnyway: (name) => {
      lookings.get(name)?.runAnyway();
      return lookings.has(name);
    },
    lookOf: (name) => lookings.get(name)?.lastLook() ?? null,
    stop: async () => {
      await Promise.all([...lookings.values()].map((each) => each.stop()));
    },
  };
};
