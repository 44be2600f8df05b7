import type { RunKey } from '@folkmoot/service-kit';
import type { RollupRepository } from '../report/rollup.repository';
import type { ResponseRepository } from '../response/response.repository';
import type { NewSeries, StoredSeries } from './answer-series.domain';

/**
 * Series with their responses and rollups, in collections of their own, so that no query of live answers finds them. In
 * `responses` and `rollups`, `campaignId` is the id of the series.
 */
export interface AnswerSeriesRepository {
  /** Newest first, without those that nobody sees. */
  list(campaignId: string): Promise<StoredSeries[]>;
  /** All complete series of the council. */
  listOfCouncil(): Promise<StoredSeries[]>;
  /** Throws not_found. */
  get(campaignId: string, id: string): Promise<StoredSeries>;
  find(id: string): Promise<StoredSeries | null>;
  insert(series: NewSeries): Promise<StoredSeries>;
  /** Throws stale_revision. */
  save(series: StoredSeries): Promise<StoredSeries>;
  /** Fewer responses, after some have expired. */
  changeResponses(id: string, by: number): Promise<void>;
  /** Also its rollups. Its responses are deleted before, because they may be too many for one transaction. */
  delete(id: string): Promise<void>;
  /** Marks all of them as removed. The sweep deletes their answers, which may be too many for one transaction. */
  eraseOfCampaign(campaignId: string): Promise<void>;
  readonly responses: ResponseRepository;
  readonly rollups: RollupRepository;
}

export interface AnswerSeriesRecords {
  readonly answerSeries: AnswerSeriesRepository;
}

export interface AnswerSeriesSweep {
  /** Series with a stored file, or to be deleted, without progress since `touchedBefore`. */
  listIdleAcrossCouncils(touchedBefore: Date): Promise<RunKey[]>;
  /** The last progress of the series of this kind that has had none for longest. Null when there is none. */
  findOldestProgressAcrossCouncils(): Promise<Date | null>;
}
