import type { DayRange } from '@folkmoot/calendar/days';
import type { Contribution, Rollup } from './rollup.domain';

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

/** Counts by campaign, series, round, local day and exclusion. */
export interface RollupRepository {
  /** Adds to the counters. A counter that becomes zero stays stored. */
  add(contributions: readonly Contribution[]): Promise<void>;
  list(campaignId: string, range?: DayRange): Promise<Rollup[]>;
  /** Number of counted responses of the council in a range of days, without some campaigns. */
  countResponses(range: Required<DayRange>, withoutCampaigns: readonly string[]): Promise<number>;
  /** Responses per day and campaign: counted ones, or all with `withExcluded`. Days without responses are left out. */
  listDays(list: DayList): Promise<DayCount[]>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
