import type { DayRange } from '@folkmoot/calendar/days';
import type { CodeDay, VisitCounts, VisitGroups, VisitSum } from './visit.domain';

/** Surveys that were completed on a local day by people who came one way. */
export interface ReferrerDay {
  readonly day: string;
  readonly source: string;
  readonly responses: number;
}

export interface VisitRepository {
  add(campaignId: string, day: string, counts: VisitCounts & VisitGroups): Promise<void>;
  sum(campaignId: string, range?: DayRange): Promise<VisitSum>;
  /** Completed surveys by day and where people came from, by day. */
  listReferrerDays(campaignId: string): Promise<ReferrerDay[]>;
  /** Responses by day and QR code, by day. Days of earlier versions are missing. */
  listCodeDays(campaignId: string): Promise<CodeDay[]>;
  /** Visits of every campaign of the council that has any, without the groups. */
  sumByCampaign(range: DayRange): Promise<ReadonlyMap<string, Pick<VisitCounts, 'starts' | 'completes'>>>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
