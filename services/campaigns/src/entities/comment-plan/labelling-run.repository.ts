import type { LabellingRunRecord } from './labelling-run.domain';

export interface LabellingRunRepository {
  /** The latest run of a campaign. */
  find(campaignId: string): Promise<LabellingRunRecord | null>;
  findById(runId: string): Promise<LabellingRunRecord | null>;
  /** Replaces the previous run. Throws when somebody else has started one. */
  begin(
    run: Omit<LabellingRunRecord, 'councilId' | 'revision'>,
    before: LabellingRunRecord | null,
  ): Promise<LabellingRunRecord>;
  /** Throws stale_revision. */
  save(run: LabellingRunRecord): Promise<LabellingRunRecord>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}

/** Background work across councils. No request uses it. */
export interface LabellingRunRepositoryAcrossCouncils {
  /** Queued or running runs without progress since `touchedBefore`. */
  listStalledAcrossCouncils(touchedBefore: Date): Promise<LabellingRunRecord[]>;
  /** The last progress of the run that has had none for longest. Null when none is queued or running. */
  findOldestProgressAcrossCouncils(): Promise<Date | null>;
}
