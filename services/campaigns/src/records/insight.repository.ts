import type { InsightRange, InsightRunRecord, NewRun, RunPlace, SendingRecord, StoredInsight } from './insight.domain';

export interface InsightRepository {
  /** Of a campaign and range, the newest of each type in D1's order. A rolling period also finds those of earlier days. */
  list(campaignId: string, range: InsightRange): Promise<StoredInsight[]>;
  /** In place of the one of the same type and range. */
  save(insight: StoredInsight): Promise<void>;
  /** Of all ranges. */
  clear(campaignId: string): Promise<void>;
  /** Takes away the analyses that show words of one of these responses. */
  forgetResponses(campaignId: string, responseIds: readonly string[]): Promise<void>;
  /** The latest one of a campaign. */
  findRun(campaignId: string): Promise<InsightRunRecord | null>;
  findRunById(runId: string): Promise<InsightRunRecord | null>;
  /** In place of the one before; throws when somebody else has begun one. */
  beginRun(run: NewRun, before: InsightRunRecord | null): Promise<InsightRunRecord>;
  /** Throws stale_revision. */
  saveRun(run: InsightRunRecord): Promise<InsightRunRecord>;
  addSending(sending: Omit<SendingRecord, 'councilId'>): Promise<void>;
  /** What the call used, once that is known. */
  noteUsed(
    id: string,
    used: Partial<Pick<SendingRecord, 'inputTokens' | 'outputTokens' | 'model' | 'isNoted'>>,
  ): Promise<void>;
  /** Newest first. */
  listSendings(campaignId: string, limit: number): Promise<SendingRecord[]>;
  /** With the ledger. */
  eraseOfCampaign(campaignId: string): Promise<void>;
}

/** Work over all councils that no request does. */
export interface InsightSweepRepository {
  /** Queued or running, and nothing heard of since. */
  listStalledAcrossCouncils(touchedBefore: Date): Promise<RunPlace[]>;
  /** Calls whose cost admin has not been told of. */
  listUnnotedAcrossCouncils(sentBefore: Date, limit: number): Promise<SendingRecord[]>;
}
