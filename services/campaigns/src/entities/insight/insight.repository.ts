import type { InsightRange, InsightRunRecord, NewRun, RunRef, SendingRecord, StoredInsight } from './insight.domain';

export interface InsightRepository {
  /** The newest of each type for a range, in the order of `analysisTypes`. A rolling period matches earlier days, too. */
  list(campaignId: string, range: InsightRange): Promise<StoredInsight[]>;
  /** The analyses of all types and ranges. */
  listAll(campaignId: string): Promise<StoredInsight[]>;
  /** Replaces the analysis of the same type and range. */
  save(insight: StoredInsight): Promise<void>;
  /** Deletes the analyses of all ranges. */
  clear(campaignId: string): Promise<void>;
  /** Deletes analyses that quote one of these responses. */
  forgetResponses(campaignId: string, responseIds: readonly string[]): Promise<void>;
  /** The latest run of a campaign. */
  findRun(campaignId: string): Promise<InsightRunRecord | null>;
  findRunById(runId: string): Promise<InsightRunRecord | null>;
  /** Replaces the previous run. Throws when somebody else has started one. */
  beginRun(run: NewRun, before: InsightRunRecord | null): Promise<InsightRunRecord>;
  /** Throws stale_revision. */
  saveRun(run: InsightRunRecord): Promise<InsightRunRecord>;
  addSending(sending: Omit<SendingRecord, 'councilId'>): Promise<void>;
  /** Stores the usage of a call when it is known. */
  noteUsed(
    id: string,
    used: Partial<Pick<SendingRecord, 'inputTokens' | 'outputTokens' | 'model' | 'isNoted'>>,
  ): Promise<void>;
  /** Newest first. */
  listSendings(campaignId: string, limit: number): Promise<SendingRecord[]>;
  /** Deletes analyses, runs and ledger. */
  eraseOfCampaign(campaignId: string): Promise<void>;
}

/** Background work across councils. No request uses it. */
export interface InsightRepositoryAcrossCouncils {
  /** Queued or running runs without progress since `touchedBefore`. */
  listStalledAcrossCouncils(touchedBefore: Date): Promise<RunRef[]>;
  /** The last progress of the run that has had none for longest. Null when none is queued or running. */
  findOldestProgressAcrossCouncils(): Promise<Date | null>;
  /** When the first call was made whose cost the admin service has not received. Null when there is none. */
  findOldestUnnotedAcrossCouncils(): Promise<Date | null>;
  /** Calls whose cost the admin service has not received. */
  listUnnotedAcrossCouncils(sentBefore: Date, limit: number): Promise<SendingRecord[]>;
}
