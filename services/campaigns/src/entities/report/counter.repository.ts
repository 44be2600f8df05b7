import type { CampaignRef } from '../campaign/campaign.repository';
import type { Counter, ResponseNumbers } from './counter.domain';

/** A change of a counter; increases the revision. */
export interface CounterChange {
  responses?: number;
  numbers?: ResponseNumbers;
}

export interface CounterRepository {
  /** Throws campaign_not_found. */
  get(campaignId: string): Promise<Counter>;
  /**
   * The counter, for a unit of work that is going to change it. Writes it at once, so that of two transactions at the
   * same time one fails before it has done its work. Throws campaign_not_found.
   */
  getForChange(campaignId: string): Promise<Counter>;
  /**
   * The counter, for a unit of work during which no response may arrive and which changes no figure: the revision stays.
   * Throws campaign_not_found.
   */
  hold(campaignId: string): Promise<Counter>;
  list(campaignIds: readonly string[]): Promise<Counter[]>;
  insert(campaignId: string, zone: string): Promise<void>;
  /** Adds the change, increases the revision and marks the figures as unannounced. */
  change(campaignId: string, change: CounterChange): Promise<void>;
  /** Stores the result of a recount, for this time zone. */
  replace(campaignId: string, counted: { responses: number; zone: string }): Promise<void>;
  /** Stores the state of the numbers without a change of the figures. */
  saveNumbers(campaignId: string, numbers: ResponseNumbers): Promise<void>;
  /** Marks the data of the campaign as migrated to the current format. */
  markCurrent(campaignId: string): Promise<void>;
  /** Marks every campaign for a recount whose days are in another time zone. */
  askForRecount(zone: string): Promise<void>;
  /** The figures, when they have changed since the last call. Marks them as announced. */
  takeUnannounced(campaignId: string): Promise<Counter | null>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}

/** Queries of jobs over all councils. The jobs then do their work in one council at a time. */
export interface CounterRepositoryAcrossCouncils {
  listToRecountAcrossCouncils(): Promise<CampaignRef[]>;
  /** Campaigns whose counts and responses have an older format, sorted by id. */
  listOutdatedAcrossCouncils(limit: number): Promise<CampaignRef[]>;
  /** Campaigns with counts. */
  listCountedAcrossCouncils(): Promise<CampaignRef[]>;
  /** Campaigns whose figures have changed since the last announcement. */
  listUnannouncedAcrossCouncils(limit: number): Promise<CampaignRef[]>;
  hasToRecountAcrossCouncils(): Promise<boolean>;
  hasUnannouncedAcrossCouncils(): Promise<boolean>;
}
