import { createTracker } from '../concurrency/tracker';
import type { JobDefinition } from './job.types';

/** The jobs that run on this replica. */
export interface Workload {
  /** Runs a job. Throws when this replica has reached the job's concurrency limit. */
  add(job: JobDefinition, work: () => Promise<void>): Promise<void>;
  /** The same, after a run of the job that is at work here. */
  addInTurn(job: JobDefinition, work: () => Promise<void>): Promise<void>;
  /** Whether another run of this job could start here. */
  hasRoom(job: JobDefinition): boolean;
  /** How many runs of this name were started here so far. */
  starts(name: string): number;
  /** Resolves when nothing runs any more, or after `withinMs`. */
  settled(withinMs: number): Promise<void>;
}

/**
 * Counts running jobs over all agenda instances of this process. agenda's own count forgets a run whose lock has
 * expired although it is still running.
 */
export const createWorkload = (): Workload => {
  const tracker = createTracker();
  const atWork = new Map<string, number>();
  const starts = new Map<string, number>();
  const latestRuns = new Map<string, Promise<unknown>>();
  const hasRoom = ({ name, concurrency = 1 }: JobDefinition) => (atWork.get(name) ?? 0) < concurrency;
  const count = (counts: Map<string, number>, name: string, by: number) =>
    counts.set(name, (counts.get(name) ?? 0) + by);

  const add: Workload['add'] = async (job, work) => {
    if (!hasRoom(job)) throw new Error(`${job.name} is still at work here`);
    count(starts, job.name, 1);
    count(atWork, job.name, 1);
    const running = tracker.track(work());
    const settled = running.catch(() => undefined);
    latestRuns.set(job.name, settled);
    try {
      await running;
    } finally {
      count(atWork, job.name, -1);
    }
  };

  return {
    hasRoom,
    starts: (name) => starts.get(name) ?? 0,
    settled: tracker.settled,
    add,
    addInTurn: async (job, work) => {
      while (!hasRoom(job)) await latestRuns.get(job.name);
      await add(job, work);
    },
  };
};
