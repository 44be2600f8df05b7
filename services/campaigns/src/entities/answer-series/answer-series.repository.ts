import type { RollupRepository } from '../report/rollup.repository';
import type { ResponseRepository } from '../response/response.repository';

/** Answers of a file beside a campaign. */
export interface StoredSeries {
  readonly id: string;
  readonly campaignId: string;
  readonly name: string;
  readonly fileName: string;
  /** Recognises a file that was imported already. */
  readonly fileHash: string;
  /** The zone of the days in its rollups. */
  readonly zone: string;
  readonly responses: number;
  readonly refused: number;
  /** Set by the last transaction of the import. Reports have only complete series. */
  readonly isComplete: boolean;
  readonly importedBy: string;
  readonly importedAt: Date;
}

/**
 * Series with their responses and rollups, in collections of their own, so that no query of live answers finds them. In
 * `responses` and `rollups`, `campaignId` is the id of the series.
 */
export interface AnswerSeriesRepository {
  /** Newest first. */
  list(campaignId: string): Promise<StoredSeries[]>;
  /** All complete series of the council. */
  listOfCouncil(): Promise<StoredSeries[]>;
  /** Throws not_found. */
  get(campaignId: string, id: string): Promise<StoredSeries>;
  insert(series: StoredSeries): Promise<void>;
  complete(id: string): Promise<void>;
  /** Fewer responses, after some have expired. */
  changeResponses(id: string, by: number): Promise<void>;
  /** Also its responses and rollups. */
  delete(id: string): Promise<void>;
  eraseOfCampaign(campaignId: string): Promise<void>;
  readonly responses: ResponseRepository;
  readonly rollups: RollupRepository;
}

export interface AnswerSeriesRecords {
  readonly answerSeries: AnswerSeriesRepository;
}
