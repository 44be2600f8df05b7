import type { ResponseMark } from '@folkmoot/contracts';
import type { Listed } from '@folkmoot/service-kit';
import type { CommentLabels } from '../comment/comment.domain';
import type { AnswerCondition } from './answer-conditions.domain';
import type { LabelCondition } from './label-condition.domain';
import type { CountedResponse, NewResponse, Response } from './response.domain';

export interface ResponseFilter {
  campaignId: string;
  /** Half-open range: from this time until just before `before`. */
  since?: Date | undefined;
  before?: Date | undefined;
  /** Responses with this mark, or with any mark. */
  mark?: ResponseMark | 'any' | undefined;
  round?: number | undefined;
  /** Responses of one of these series. */
  series?: readonly number[] | undefined;
  isExcluded?: boolean | undefined;
  /** Answered in one of these languages. */
  languages?: readonly string[] | undefined;
  /** All conditions must match. */
  answers?: readonly AnswerCondition[] | undefined;
  ids?: readonly string[] | undefined;
  /** Excluded by this action on many responses. */
  batchId?: string | undefined;
  /** Text that some answer contains. */
  words?: string | undefined;
  /** Responses with such a comment. */
  labels?: readonly LabelCondition[] | undefined;
  /** In one of these waves; in any; in none. */
  waves?: readonly string[] | 'any' | 'none' | undefined;
  /** Not one of these. */
  exceptIds?: readonly string[] | undefined;
  /** Half-open range of numbers, without its bounds. */
  numbers?: { readonly after?: number | undefined; readonly before?: number | undefined } | undefined;
}

/** How the responses of batches are read. */
export interface BatchOptions {
  /** Newest first; else unsorted. */
  readonly isSorted?: boolean;
  /** Highest number first; else unsorted. */
  readonly isNumbered?: boolean;
  /** With their numbers and the labels of their comments. */
  readonly withComments?: boolean;
  /** With their numbers, their marks and the waves that they are in. */
  readonly withWaves?: boolean;
}

interface ResponseList extends ResponseFilter {
  cursor?: string | undefined;
  limit?: number | undefined;
}

export interface ResponseRepository {
  /** The ids of this list that are stored already. */
  findKnownIds(ids: readonly string[]): Promise<Set<string>>;
  insertMany(responses: readonly NewResponse[]): Promise<void>;
  /** Newest first. */
  list(list: ResponseList): Promise<Listed<Response>>;
  /** Number of matches over all pages. With `atMost`, counting stops at that number. */
  count(filter: ResponseFilter, atMost?: number): Promise<number>;
  /** Batches of hundreds, readable once. */
  batches(filter: ResponseFilter, options?: BatchOptions): AsyncIterable<Iterable<CountedResponse>>;
  /** Responses with the next higher numbers, lowest first. */
  listAfter(campaignId: string, number: number, limit: number): Promise<Response[]>;
  /** The responses of the campaign that exist. */
  listByIds(campaignId: string, ids: readonly string[]): Promise<Response[]>;
  /** Replaces the labels of comments. */
  saveComments(changes: readonly { readonly id: string; readonly comments: readonly CommentLabels[] }[]): Promise<void>;
  /** Null when it does not exist, `erased` when it was erased. */
  find(id: string): Promise<Response | 'erased' | null>;
  /** Whether some response has no number yet. Costs the same for any number of responses. */
  hasUnnumbered(campaignId: string): Promise<boolean>;
  /** Responses without a number, oldest first. A page behind another one costs the same, however many are before it. */
  listUnnumbered(
    campaignId: string,
    page: { readonly limit: number; readonly cursor?: string | undefined },
  ): Promise<Listed<Response>>;
  saveNumbers(numbers: ReadonlyMap<string, number>): Promise<void>;
  /** Excludes it from the counts or includes it again. The caller updates the counts. */
  saveExclusion(id: string, changes: Required<Pick<Response, 'isExcluded' | 'exclusion'>>): Promise<void>;
  /** The same for many. */
  saveExclusions(ids: readonly string[], changes: Required<Pick<Response, 'isExcluded' | 'exclusion'>>): Promise<void>;
  /** Number of matches by hour of the day in a time zone, 0 to 23. */
  countByHour(filter: ResponseFilter, zone: string): Promise<ReadonlyMap<number, number>>;
  listByNumbers(campaignId: string, numbers: readonly number[]): Promise<Response[]>;
  /** The ids of responses, by their numbers. */
  idsByNumber(campaignId: string, numbers: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** Puts responses into a wave. Null: into none. The caller updates what is kept by wave. */
  saveWave(campaignId: string, numbers: readonly number[], wave: string | null): Promise<void>;
  /** Deletes without a marker, for retention. */
  deleteMany(ids: readonly string[]): Promise<void>;
  /** Deletes everything except the id, so that a repeated submission is recognised. */
  erase(id: string, campaignId: string): Promise<void>;
  /** Deletes at most `limit` responses or markers of erased ones. True when there may be more. */
  eraseSomeOfCampaign(campaignId: string, limit: number): Promise<boolean>;
}
