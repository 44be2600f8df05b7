import type { Actor, InsightRunState, LabellingRun } from '@folkmoot/contracts';

/** The latest run of a campaign by a provider. The built-in reading has its position in the plan. */
export interface LabellingRunRecord {
  readonly campaignId: string;
  readonly councilId: string;
  readonly runId: string;
  readonly by: LabellingRun['by'];
  readonly state: InsightRunState;
  /** `new` leaves out comments with labels of a provider. */
  readonly scope: 'new' | 'all';
  readonly done: number;
  readonly total: number;
  /** Every response up to this number is labelled. */
  readonly readNumber: number;
  readonly error: string | null;
  /** When a waiting run continues. Null when it does not wait. */
  readonly retryAt: Date | null;
  readonly attempts: number;
  readonly actor: Actor;
  readonly createdAt: Date;
  readonly touchedAt: Date;
  readonly finishedAt: Date | null;
  readonly revision: number;
}

export const toRunView = (run: LabellingRunRecord): LabellingRun => ({
  id: run.runId,
  by: run.by,
  state: run.state,
  done: run.done,
  total: run.total,
  error: run.error,
  retryAt: run.retryAt?.toISOString() ?? null,
  createdAt: run.createdAt.toISOString(),
  finishedAt: run.finishedAt?.toISOString() ?? null,
});
