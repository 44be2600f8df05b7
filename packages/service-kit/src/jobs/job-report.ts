import type { Connection } from 'mongoose';
import { earliest } from './earliest';
import type { JobDefinition, JobRun } from './job.types';
import { jobRunModel } from './job-runs';
import { findLostRuns } from './lost-runs';
import { findPlanned, type Planned, waitingSince } from './planned-jobs';
import type { WorkJobs, WorkLook } from './work-jobs';

/** State of a job: its last run, and when it starts next. */
export interface JobReport {
  readonly name: string;
  readonly isRecurring: boolean;
  readonly lastRun: Pick<JobRun, 'state' | 'startedAt' | 'finishedAt' | 'succeededAt' | 'error'> | null;
  /** For a job that looks for work: when its work is due. */
  readonly nextRunAt: Date | null;
  /** For a job that looks for work: when this replica looked last. */
  readonly lookedAt: Date | null;
  /** When it should have started. Null unless that was minutes ago and no replica has taken it. */
  readonly overdueSince: Date | null;
}

export interface ReportOptions {
  readonly connection: Connection;
  readonly definitions: readonly JobDefinition[];
  readonly workJobs: Pick<WorkJobs, 'lookOf'>;
  readonly leaseMs: number;
  readonly longestLookMs: number;
}

export const OVERDUE_MS = 2 * 60_000;

const latest = (moments: readonly (Date | null | undefined)[]): Date =>
  new Date(Math.max(...moments.map((each) => each?.getTime() ?? 0)));

const isOverdue = (since: Date | null, now: Date): boolean =>
  since !== null && now.getTime() - since.getTime() > OVERDUE_MS;

const dueSince = (own: readonly Planned[], lost: readonly JobRun[], now: Date, leaseMs: number): Date | null =>
  earliest([
    ...own.map((each) => waitingSince(each, now, leaseMs)),
    ...lost.map(({ leaseUntil, createdAt }) => leaseUntil ?? createdAt),
  ]);

type LastRun = Pick<JobRun, 'state' | 'startedAt' | 'finishedAt' | 'leaseUntil'> | null;

/** Since when a run waits that no replica has. A run that its service has released is queued and has no lease. */
const unfinishedSince = (lastRun: LastRun): Date | null => {
  if (lastRun?.state !== 'running' && lastRun?.state !== 'queued') return null;
  return lastRun.leaseUntil ?? lastRun.startedAt;
};

/**
 * Since when a job that looks for work should have run: its work is due, its last run was left unfinished, or nobody
 * looks. Null while it runs. Nothing counts from before the start of this replica.
 */
export const workOverdueSince = (
  { startedAt, lookedAt, failingSince, dueAt }: WorkLook,
  lastRun: LastRun,
  { now, longestLookMs }: { readonly now: Date; readonly longestLookMs: number },
): Date | null => {
  const isRunning = lastRun?.state === 'running' && lastRun.leaseUntil !== null && lastRun.leaseUntil > now;
  if (isRunning) return null;
  const ranAt = latest([lastRun?.finishedAt, lastRun?.startedAt, startedAt]);
  const unfinished = unfinishedSince(lastRun);
  const nextLookBefore = new Date(latest([lookedAt, ranAt]).getTime() + longestLookMs);
  const reasons = [
    failingSince,
    nextLookBefore,
    dueAt && dueAt <= now ? latest([dueAt, ranAt]) : null,
    unfinished && latest([unfinished, startedAt]),
  ];
  return earliest(reasons.filter((since) => isOverdue(since, now)));
};

/** The last run of each job. The only run of a recurring job has its name as id. */
const findLastRuns = async (
  connection: Connection,
  definitions: readonly JobDefinition[],
): Promise<ReadonlyMap<string, JobRun>> => {
  const runs = connection.collection<JobRun>(jobRunModel.collection);
  const recurring = definitions.filter(({ every }) => every !== undefined).map(({ name }) => name);
  const others = definitions.filter(({ every }) => every === undefined);
  const lastRuns = await Promise.all([
    runs.find({ _id: { $in: recurring } }).toArray(),
    ...others.map(({ name }) => runs.find({ name }).sort({ createdAt: -1 }).limit(1).toArray()),
  ]);
  return new Map(lastRuns.flat().map((run) => [run.name, run]));
};

/** The state of each job, as the database has it: over all replicas. */
export const jobReports = async (
  { connection, definitions, workJobs, leaseMs, longestLookMs }: ReportOptions,
  now: Date,
): Promise<JobReport[]> => {
  const scheduled = definitions.filter(({ work }) => work === undefined);
  const planned = await findPlanned(
    connection,
    scheduled.map(({ name }) => name),
  );
  const [lost, lastRuns] = await Promise.all([
    findLostRuns(connection, scheduled, planned, now),
    findLastRuns(connection, definitions),
  ]);
  return definitions.map(({ name, every }) => {
    const lastRun = lastRuns.get(name) ?? null;
    const common = { name, isRecurring: every !== undefined, lastRun };
    const look = workJobs.lookOf(name);
    if (look) {
      const overdueSince = workOverdueSince(look, lastRun, { now, longestLookMs });
      const nextRunAt = look.dueAt && look.dueAt > now ? look.dueAt : null;
      return { ...common, nextRunAt, lookedAt: look.lookedAt, overdueSince };
    }
    const own = planned.filter((each) => each.name === name);
    const ownLost = lost.filter((each) => each.name === name);
    const since = dueSince(own, ownLost, now, leaseMs);
    return {
      ...common,
      nextRunAt: own.find(({ nextRunAt }) => nextRunAt !== null)?.nextRunAt ?? null,
      lookedAt: null,
      overdueSince: isOverdue(since, now) ? since : null,
    };
  });
};
