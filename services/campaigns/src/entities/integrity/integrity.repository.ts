import type { CampaignRef } from '../campaign/campaign.repository';
import type { StoredIntegrity } from './integrity.domain';

export interface IntegrityRepository {
  find(campaignId: string): Promise<StoredIntegrity | null>;
  /** Stores everything except the revision, which it increases. Of two transactions at the same time one fails. */
  put(integrity: StoredIntegrity): Promise<StoredIntegrity>;
  /** Responses have arrived that are to be compared. Changes nothing while a run is due. */
  noteResponses(campaignId: string, dueAt: Date): Promise<void>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}

/** Queries of jobs over all councils. */
export interface IntegrityRepositoryAcrossCouncils {
  findNextDueAcrossCouncils(): Promise<Date | null>;
  /** Campaigns whose run is due, the longest due first. */
  listDueAcrossCouncils(now: Date, limit: number): Promise<CampaignRef[]>;
  /** Campaigns with a key, sorted by id, after this one. */
  listWithKeyAcrossCouncils(after: string, limit: number): Promise<CampaignRef[]>;
}

/** Up to 1,000 traces, encoded. */
export interface TraceChunk {
  readonly campaignId: string;
  /** The numbers of the first and the last response. */
  readonly from: number;
  readonly to: number;
  readonly bytes: Uint8Array;
}

export interface TraceRepository {
  /** Chunks with traces of numbers above this one, in their order. */
  list(campaignId: string, above: number, limit: number): Promise<TraceChunk[]>;
  last(campaignId: string): Promise<TraceChunk | null>;
  /** The chunks that contain one of these numbers. */
  listOf(campaignId: string, numbers: readonly number[]): Promise<TraceChunk[]>;
  put(chunk: TraceChunk): Promise<void>;
  delete(campaignId: string, from: number): Promise<void>;
  /** Deletes at most `limit` chunks. True when there may be more. */
  eraseSomeOfCampaign(campaignId: string, limit: number): Promise<boolean>;
}
