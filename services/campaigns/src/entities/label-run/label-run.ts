import { emptyTally, type LabelTally } from '@folkmoot/ai-providers';
import type { Actor, InsightRunState, LabellingRun } from '@folkmoot/contracts';

export type LabelScope = 'new' | 'all';

/** The latest run of a campaign that labels comments by a provider. */
export interface LabelRun {
  readonly campaignId: string;
  readonly councilId: string;
  readonly runId: string;
  readonly scope: LabelScope;
  readonly state: InsightRunState;
  readonly done: number;
  readonly total: number;
  /** Every response up to this number is done. */
  readonly position: number;
  /** The provider's labels for clear comments so far. */
  readonly tally: LabelTally;
  /** The first batches were plausible. Nothing is stored before. */
  readonly isTrusted: boolean;
  readonly error: string | null;
  readonly retryAt: Date | null;
  /** Starts since the last progress. */
  readonly attempts: number;
  readonly actor: Actor;
  readonly createdAt: Date;
  readonly touchedAt: Date;
  readonly finishedAt: Date | null;
  readonly revision: number;
}

export type NewLabelRun = Omit<LabelRun, 'councilId' | 'revision'>;

export interface LabelRunRef {
  readonly campaignId: string;
  readonly councilId: string;
  readonly runId: string;
}

export const isLabelling = ({ state }: Pick<LabelRun, 'state'>): boolean => state === 'queued' || state === 'running';

type Begun = Pick<LabelRun, 'campaignId' | 'runId' | 'scope' | 'total' | 'actor'>;

export const newLabelRun = (begun: Begun, now: Date): NewLabelRun => ({
  ...begun,
  state: 'queued',
  done: 0,
  position: 0,
  tally: emptyTally,
  isTrusted: false,
  error: null,
  retryAt: null,
  attempts: 0,
  createdAt: now,
  touchedAt: now,
  finishedAt: null,
});

export const endedLabelRun = (
  run: LabelRun,
  state: 'done' | 'failed' | 'cancelled',
  now: Date,
  error: string | null = null,
): LabelRun => ({ ...run, state, error, retryAt: null, touchedAt: now, finishedAt: now });

export const takenLabelRun = (run: LabelRun, now: Date): LabelRun => ({
  ...run,
  state: 'running',
  retryAt: null,
  attempts: run.attempts + 1,
  touchedAt: now,
});

/** Waits until the provider accepts requests again. Counts as progress at that time. */
export const waitingLabelRun = (run: LabelRun, retryAt: Date): LabelRun => ({
  ...run,
  state: 'queued',
  retryAt,
  touchedAt: retryAt,
});

export const labelledOf = (run: LabelRun, comments: number, now: Date): LabelRun => ({
  ...run,
  done: Math.min(run.total, run.done + comments),
  attempts: 0,
  touchedAt: now,
});

export const toLabellingRunView = (run: LabelRun): LabellingRun => ({
  id: run.runId,
  by: 'provider',
  state: run.state,
  done: run.done,
  total: run.total,
  error: run.error,
  retryAt: run.retryAt?.toISOString() ?? null,
  createdAt: run.createdAt.toISOString(),
  finishedAt: run.finishedAt?.toISOString() ?? null,
});
