import type { LabelRun, LabelRunRef, NewLabelRun } from './label-run';

export interface LabelRunRepository {
  /** The latest run of a campaign. */
  find(campaignId: string): Promise<LabelRun | null>;
  findById(runId: string): Promise<LabelRun | null>;
  /** Replaces the previous run. Throws when somebody else has started one. */
  begin(run: NewLabelRun, before: LabelRun | null): Promise<LabelRun>;
  /** Throws stale_revision. */
  save(run: LabelRun): Promise<LabelRun>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}

/** Background work across councils. No request uses it. */
export interface LabelRunRepositoryAcrossCouncils {
  /** Queued or running runs without progress since `touchedBefore`. */
  listStalledAcrossCouncils(touchedBefore: Date): Promise<LabelRunRef[]>;
  /** The last progress of the run that has had none for longest. Null when none is queued or running. */
  findOldestProgressAcrossCouncils(): Promise<Date | null>;
}
