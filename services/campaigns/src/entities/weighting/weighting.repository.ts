import type { CampaignRef } from '../campaign/campaign.repository';
import type { CellContribution, StoredWeighting, WeightCell } from './weighting.domain';

export interface WeightingRepository {
  find(campaignId: string): Promise<StoredWeighting | null>;
  /** Stores everything except the revision, which it increases. */
  put(weighting: StoredWeighting): Promise<StoredWeighting>;
  /** Makes a step of a count that runs beside the present transaction repeat. */
  touch(campaignId: string): Promise<void>;
  /** Nothing is left to do, if it is still at this revision. */
  settle(weighting: StoredWeighting): Promise<void>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}

/** Counters by campaign, generation, series, round and pattern, of responses that count. */
export interface WeightCellRepository {
  /** Adds to the counters. Each cell may be there only once. */
  add(contributions: readonly CellContribution[]): Promise<void>;
  /** The number of responses of each cell of a generation. */
  sizes(
    campaignId: string,
    generation: number,
  ): AsyncIterable<Iterable<Pick<WeightCell, 'round' | 'pattern' | 'responses'>>>;
  /** The cells of a generation. */
  batches(campaignId: string, generation: number): AsyncIterable<Iterable<WeightCell>>;
  /** Deletes some cells of other generations. True when there may be more. */
  deleteOld(campaignId: string, generation: number, limit: number): Promise<boolean>;
  /** Deletes some cells. True when there may be more. */
  eraseSomeOfCampaign(campaignId: string, limit: number): Promise<boolean>;
}

export interface WeightingRepositoryAcrossCouncils {
  listDueAcrossCouncils(limit: number): Promise<CampaignRef[]>;
  hasDueAcrossCouncils(): Promise<boolean>;
}

export interface WeightingRecords {
  readonly weightings: WeightingRepository;
  readonly weightCells: WeightCellRepository;
}
