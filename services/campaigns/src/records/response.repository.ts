import type { ResponseMark } from '@folkmoot/contracts';
import type { Listed } from '@folkmoot/service-kit';
import type { NewResponse, Response } from './response.domain';

export interface ResponseList {
  campaignId: string;
  /** Half open: from this moment until just before `before`. */
  since?: Date | undefined;
  before?: Date | undefined;
  /** Only those that carry this mark, or any. */
  mark?: ResponseMark | 'any' | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

export interface ResponseRepository {
  /** Which of these are already kept. */
  findKnownIds(ids: readonly string[]): Promise<Set<string>>;
  insertMany(responses: readonly NewResponse[]): Promise<void>;
  /** Newest first. */
  list(list: ResponseList): Promise<Listed<Response>>;
  /** How many there are, over all pages. */
  count(list: ResponseList): Promise<number>;
  /** Every response of a campaign, in no particular order. */
  stream(campaignId: string): AsyncIterable<Response>;
  /** Null where there is none, `erased` where there was one. */
  find(id: string): Promise<Response | 'erased' | null>;
  /** Leaves nothing of a response but its id, by which it is known when it comes again, or only then. */
  erase(id: string, campaignId: string): Promise<void>;
  /** With what is left of erased ones. */
  eraseOfCampaign(campaignId: string): Promise<void>;
}
