import { emptyTally, type LabelTally } from '@folkmoot/ai-providers';
import type { InsightRunState, LabellingRun } from '@folkmoot/contracts';
import { type PostponableRun, queuedFields } from '@folkmoot/service-kit/runs';

export type LabelScope = 'new' | 'all';

/** The latest run of a campaign that labels comments by a provider. */
export interface LabelRun extends PostponableRun {
  readonly campaignId: string;
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
  /** Comments that were not sent, because they talk to a machine. Absent in earlier runs. */
  readonly leftOut?: number | undefined;
  readonly createdAt: Date;
}

type NewLabelRun = Omit<LabelRun, 'councilId' | 'revision'>;

export interface LabelRunRef {
  readonly campaignId: string;
  readonly councilId: string;
  readonly runId: string;
}

type Begun = Pick<LabelRun, 'campaignId' | 'runId' | 'scope' | 'total' | 'actor'>;

export const newLabelRun = (begun: Begun, now: Date): NewLabelRun => ({
  ...begun,
  ...queuedFields(now),
  done: 0,
  position: 0,
  tally: emptyTally,
  isTrusted: false,
});

export const labelledOf = (
  run: LabelRun,
  { comments, leftOut }: { readonly comments: number; readonly leftOut: number },
  now: Date,
): LabelRun => ({
  ...run,
  done: Math.min(run.total, run.done + comments),
  leftOut: (run.leftOut ?? 0) + leftOut,
  attempts: 0,
  touchedAt: now,
});

export const toLabellingRunView = (run: LabelRun): LabellingRun => ({
  id: run.runId,
  by: 'provider',
  state: run.state,
  done: run.done,
  total: run.total,
  leftOut: run.leftOut ?? 0,
  error: run.error,
  retryAt: run.retryAt?.toISOString() ?? null,
  createdAt: run.createdAt.toISOString(),
  finishedAt: run.finishedAt?.toISOString() ?? null,
});
