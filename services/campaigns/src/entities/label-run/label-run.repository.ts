import type { LatestRunStore } from '@folkmoot/service-kit';
import type { LabelRun, LabelRunRef } from './label-run';

/** The latest run of each campaign. */
export interface LabelRunRepository extends LatestRunStore<LabelRun> {
  eraseOfCampaign(campaignId: string): Promise<void>;
}

/** Background work across councils. No request uses it. */
export interface LabelRunRepositoryAcrossCouncils {
  /** Queued or running runs without progress since `touchedBefore`. */
  listStalledAcrossCouncils(touchedBefore: Date): Promise<LabelRunRef[]>;
  /** The last progress of the run that has had none for longest. Null when none is queued or running. */
  findOldestProgressAcrossCouncils(): Promise<Date | null>;
}
