import type { ResponseMark } from '@folkmoot/contracts';
import type { Listed } from '@folkmoot/service-kit';
import type { AnswerCondition } from './answer-conditions.domain';
import type { CountedResponse, NewResponse, Response } from './response.domain';

export interface ResponseFilter {
  campaignId: string;
  /** Half open: from this moment until just before `before`. */
  since?: Date | undefined;
  before?: Date | undefined;
  /** Only those that carry this mark, or any. */
  mark?: ResponseMark | 'any' | undefined;
  round?: number | undefined;
  /** Only those of one of these series. */
  series?: readonly number[] | undefined;
  isExcluded?: boolean | undefined;
  /** All of these are met. */
  answers?: readonly AnswerCondition[] | undefined;
  /** Some answer holds these words. */
  words?: string | undefined;
}

interface ResponseList extends ResponseFilter {
  cursor?: string | undefined;
  limit?: number | undefined;
}

export interface ResponseRepository {
  /** Which of these are already kept. */
  findKnownIds(ids: readonly string[]): Promise<Set<string>>;
  insertMany(responses: readonly NewResponse[]): Promise<void>;
  /** Newest first. */
  list(list: ResponseList): Promise<Listed<Response>>;
  /** How many there are, over all pages; with `atMost` counted no further. */
  count(filter: ResponseFilter, atMost?: number): Promise<number>;
  /** Hundreds at a time, to be gone through once: newest first when `isSorted`, else in no particular order. */
  batches(filter: ResponseFilter, isSorted?: boolean): AsyncIterable<Iterable<CountedResponse>>;
  /** Null where there is none, `erased` where there was one. */
  find(id: string): Promise<Response | 'erased' | null>;
  /** Those without a number, oldest first. */
  listUnnumbered(campaignId: string, limit: number): Promise<Response[]>;
  saveNumbers(numbers: ReadonlyMap<string, number>): Promise<void>;
  /** Takes it out of the counts or back into them; its own affair is only what stands beside it. */
  saveExclusion(id: string, given: Required<Pick<Response, 'isExcluded' | 'exclusion'>>): Promise<void>;
  /** For good, without a trace: the retention clock's. */
  deleteMany(ids: readonly string[]): Promise<void>;
  /** Leaves nothing of a response but its id, by which it is known when it comes again, or only then. */
  erase(id: string, campaignId: string): Promise<void>;
  /** With what is left of erased ones. */
  eraseOfCampaign(campaignId: string): Promise<void>;
}
