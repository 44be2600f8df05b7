import type { DayRange } from './rollup.repository';

/** Counts of what people did on the public page of a campaign. */
export interface VisitCounts {
  readonly views: number;
  readonly starts: number;
  readonly completes: number;
  readonly abandons: number;
}

export interface VisitRepository {
  add(campaignId: string, day: string, counts: VisitCounts): Promise<void>;
  sum(campaignId: string, range?: DayRange): Promise<VisitCounts>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
