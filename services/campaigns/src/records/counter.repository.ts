import type { Counter, ResponseNumbers } from './counter.domain';

/** What changes in a counter; the revision goes up with it. */
export interface CounterChange {
  responses?: number;
  numbers?: ResponseNumbers;
}

export interface CounterRepository {
  /** Throws campaign_not_found. */
  get(campaignId: string): Promise<Counter>;
  list(campaignIds: readonly string[]): Promise<Counter[]>;
  insert(campaignId: string, zone: string): Promise<void>;
  /** Adds, raises the revision, and has the figures announced. */
  change(campaignId: string, change: CounterChange): Promise<void>;
  /** After a recount: the true number, in this zone. */
  replace(campaignId: string, counted: { responses: number; zone: string }): Promise<void>;
  /** Keeps how far the numbers are, without a change of the figures. */
  saveNumbers(campaignId: string, numbers: ResponseNumbers): Promise<void>;
  /** What the campaign keeps is as this release writes it. */
  markCurrent(campaignId: string): Promise<void>;
  /** Has every campaign recounted whose days are those of another zone. */
  askForRecount(zone: string): Promise<void>;
  /** The figures, if they have changed since they were last taken; they count as announced then. */
  takeUnannounced(campaignId: string): Promise<Counter | null>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
