import type { CampaignRef } from '../campaign/campaign.repository';
import type { StoredWave } from './wave.domain';

export interface WaveRepository {
  list(campaignId: string): Promise<StoredWave[]>;
  /** Throws wave_not_found when the campaign does not have it. */
  get(campaignId: string, id: string): Promise<StoredWave>;
  /** Stores all fields, the revision included. Inserts a new one. */
  put(wave: StoredWave): Promise<void>;
  delete(ids: readonly string[]): Promise<void>;
  /** Responses are gone: no sample names them. */
  forgetResponses(campaignId: string, responseIds: readonly string[]): Promise<void>;
  /** No wave has a sample or a signature any more. */
  forgetComparison(campaignId: string): Promise<void>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}

export interface WaveRef extends CampaignRef {
  readonly waveId: string;
}

/** Queries of jobs over all councils. */
export interface WaveRepositoryAcrossCouncils {
  findNextDueAcrossCouncils(): Promise<Date | null>;
  /** Waves whose decision is to be carried out further, the longest due first. */
  listDueAcrossCouncils(now: Date, limit: number): Promise<WaveRef[]>;
}
