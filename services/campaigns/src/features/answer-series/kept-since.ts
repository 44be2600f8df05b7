import { daysAfter, localDay, momentsOf } from '@folkmoot/calendar/days';
import { daysKept } from '@folkmoot/contracts';
import { retentionRuleOf } from '../../entities/council';
import type { SeriesRecords } from './answer-series.types';

/** Answers from before this time would be deleted in the next night. Null when nothing is deleted. */
export const keptSinceOf = async (
  records: SeriesRecords,
  campaignId: string,
  now: Date,
  zone: string,
): Promise<Date | null> => {
  const rule = await retentionRuleOf(records);
  const own = (await records.campaigns.listRetentions()).find((each) => each.campaignId === campaignId);
  const days = daysKept(rule, own?.retentionDays ?? null) ?? own?.retentionDays ?? rule.retentionDays;
  if (days === null || days === undefined) return null;
  return momentsOf({ from: daysAfter(localDay(now, zone), -days) }, zone).since ?? null;
};
