import type { DayRange } from './rollup.repository';
import type { VisitCounts, VisitGroups, VisitSum } from './visit.domain';

export interface VisitRepository {
  add(campaignId: string, day: string, counts: VisitCounts & VisitGroups): Promise<void>;
  sum(campaignId: string, range?: DayRange): Promise<VisitSum>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
