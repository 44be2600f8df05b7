import type { Contribution, Rollup } from './rollup.domain';

/** Calendar days, both inclusive. */
export interface DayRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Counts by campaign, series, round, local day, and whether staff excluded the responses. */
export interface RollupRepository {
  /** Adds to the counters; what becomes zero stays zero. */
  add(contributions: readonly Contribution[]): Promise<void>;
  list(campaignId: string, range?: DayRange): Promise<Rollup[]>;
  /** Counted responses of the council in a range of days, without those of some campaigns. */
  countResponses(range: Required<DayRange>, withoutCampaigns: readonly string[]): Promise<number>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
