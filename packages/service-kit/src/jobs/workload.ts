import { createTracker } from '../concurrency/tracker';
import type { JobDefinition } from './job.types';

/** What this replica has at work. */
export interface Workload {
  /** Runs a piece of work of a job. Throws when as many as the job allows are at work here. */
  add(job: JobDefinition, work: () => Promise<void>): Promise<void>;
  /** Whether another run of this job could start here. */
  hasRoom(job: JobDefinition): boolean;
  /** How many runs of this name were started here so far. */
  starts(name: string): number;
  /** Resolves when nothing is at work any more, or after `withinMs`. */
  settled(withinMs: number): Promise<void>;
}

/**
 * Counts what is at work over all instances of agenda in this process. agenda counts for itself, and forgets a run
 * whose lock is over although it still works.
 */
export const createWorkload = (): Workload => {
  const tracker = createTracker();
  const atWork = new Map<string, number>();
  const starts = new Map<string, number>();
  const hasRoom = ({ name, concurrency = 1 }: JobDefinition) => (atWork.get(name) ?? 0) < concurrency;
  const count = (counts: Map<string, number>, name: string, by: number) =>
    counts.set(name, (counts.get(name) ?? 0) + by);

  return {
    hasRoom,
    starts: (name) => starts.get(name) ?? 0,
    settled: tracker.settled,
    add: async (job, work) => {
      if (!hasRoom(job)) throw new Error(`${job.name} is still at work here`);
      count(starts, job.name, 1);
      count(atWork, job.name, 1);
      try {
        await tracker.track(work());
      } finally {
        count(atWork, job.name, -1);
      }
    },
  };
};
