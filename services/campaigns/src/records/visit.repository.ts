import type { browserFamilies, deviceTypes, referrerTypes } from '@folkmoot/contracts';
import type { DayRange } from './rollup.repository';

/** Counts of what people did on the public page of a campaign. */
export interface VisitCounts {
  readonly views: number;
  readonly starts: number;
  readonly completes: number;
  readonly abandons: number;
}

type Group<K extends string> = Readonly<Partial<Record<K, Partial<VisitCounts>>>>;

/** The same visits by one thing at a time, and where people stopped. */
export interface VisitGroups {
  readonly deviceTypes?: Group<(typeof deviceTypes)[number]>;
  readonly browserFamilies?: Group<(typeof browserFamilies)[number]>;
  readonly referrerTypes?: Group<(typeof referrerTypes)[number]>;
  /** Abandons by the question that was in view. */
  readonly stops?: Readonly<Record<string, number>>;
}

export interface VisitRepository {
  add(campaignId: string, day: string, counts: VisitCounts & VisitGroups): Promise<void>;
  sum(campaignId: string, range?: DayRange): Promise<VisitCounts & Required<VisitGroups>>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
