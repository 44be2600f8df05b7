import { daysAfter, daysBetween, localDay } from '@folkmoot/calendar/days';
import type { getOptInPageFiguresOperation, ReplyOf } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { conversionOf } from '../../entities/opt-in-page';
import { noFigures } from '../../entities/page-figures';
import { zoneOf } from '../../entities/segment';
import type { PageRecords } from './opt-in-page.types';

const DAYS = 30;

type PageFiguresReply = ReplyOf<typeof getOptInPageFiguresOperation>;

/** The calendar days up to today in the council's time zone, earliest first. */
const lastDays = (now: Date, zone: string): string[] => {
  const today = localDay(now, zone);
  return daysBetween(daysAfter(today, 1 - DAYS), today);
};

/** How a page is used: totals since it was made, and each of the last 30 days. Throws not_found. */
export const readPageFigures = async (
  { actor, reader, clock }: Context<PageRecords>,
  pageId: string,
): Promise<PageFiguresReply> => {
  const records = reader(actor);
  await records.optInPages.get(pageId);
  const days = lastDays(clock.now(), await zoneOf(records, actor.councilId));
  const [totals, byDay] = await Promise.all([
    records.pageFigures.totalsOf([pageId]),
    records.pageFigures.byDay(pageId, days[0] ?? ''),
  ]);
  const entryOfDay = new Map(byDay.map((entry) => [entry.day, entry]));
  const total = totals.get(pageId) ?? noFigures;
  return {
    views: total.views,
    uniqueViews: total.uniqueViews,
    signups: total.signups,
    conversionRate: conversionOf(total),
    days: days.map((day) => ({
      day,
      views: entryOfDay.get(day)?.views ?? 0,
      signups: entryOfDay.get(day)?.signups ?? 0,
    })),
  };
};
