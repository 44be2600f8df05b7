import type { Contribution, Rollup } from './rollup.domain';

/** Calendar days, both inclusive. */
export interface DayRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface DayList extends DayRange {
  readonly campaignId?: string | undefined;
  readonly round?: number | undefined;
  readonly withExcluded?: boolean | undefined;
}

export interface DayCount {
  readonly campaignId: string;
  readonly day: string;
  readonly responses: number;
}

/** Counts by campaign, series, round, local day, and whether staff excluded the responses. */
export interface RollupRepository {
  /** Adds to the counters; what becomes zero stays zero. */
  add(contributions: readonly Contribution[]): Promise<void>;
  list(campaignId: string, range?: DayRange): Promise<Rollup[]>;
  /** Counted responses of the council in a range of days, without those of some campaigns. */
  countResponses(range: Required<DayRange>, withoutCampaigns: readonly string[]): Promise<number>;
  /** How many responses there were each day, by campaign: counted ones, or all with `withExcluded`. No day without any. */
  listDays(list: DayList): Promise<DayCount[]>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
