import type { Actor, getOptInPageFiguresOperation, ReplyOf } from '@folkmoot/contracts';
import type { Clock, Units } from '@folkmoot/service-kit';
import { DateTime } from 'luxon';
import { conversionOf } from '../../opt-in-pages/opt-in-page.domain';
import { noFigures } from '../../page-figures/page-figures.repository';
import { zoneOf } from '../../segments/filtering';
import type { PageRecords } from './deps';

const DAYS = 30;

type PageFiguresReply = ReplyOf<typeof getOptInPageFiguresOperation>;

/** The calendar days up to today in the council's zone, earliest first. */
const lastDays = (now: Date, zone: string): string[] => {
  const today = DateTime.fromJSDate(now, { zone }).startOf('day');
  return Array.from({ length: DAYS }, (_, index) => today.minus({ days: DAYS - 1 - index }).toISODate() ?? '');
};

/** How a page is used: totals since it was made, and each of the last 30 days (E-7). Throws not_found. */
export const readPageFigures = async (
  { units, clock }: { units: Pick<Units<PageRecords>, 'reader'>; clock: Clock },
  actor: Actor,
  pageId: string,
): Promise<PageFiguresReply> => {
  const records = units.reader(actor);
  await records.optInPages.get(pageId);
  const days = lastDays(clock.now(), await zoneOf(records, actor.councilId));
  const [totals, byDay] = await Promise.all([
    records.pageFigures.totalsOf([pageId]),
    records.pageFigures.byDay(pageId, days[0] ?? ''),
  ]);
  const found = new Map(byDay.map((entry) => [entry.day, entry]));
  const total = totals.get(pageId) ?? noFigures;
  return {
    views: total.views,
    uniqueViews: total.uniqueViews,
    signups: total.signups,
    conversionRate: conversionOf(total),
    days: days.map((day) => ({ day, views: found.get(day)?.views ?? 0, signups: found.get(day)?.signups ?? 0 })),
  };
};
