import { type DayRange, localDay } from '@folkmoot/calendar/days';
import type { listReportsOperation, ResponseOf } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { type Campaign, checkRange } from '../../entities/campaign';
import { zoneOf } from '../../entities/council';
import type { DayCount } from '../../entities/report';
import type { AllReportsRecords } from './all-reports.types';
import { figuresOf } from './campaign-figures';

const PAGE = 200;

const everyCampaign = async ({ campaigns }: AllReportsRecords): Promise<Campaign[]> => {
  const all: Campaign[] = [];
  let cursor: string | undefined;
  do {
    const page = await campaigns.list({ limit: PAGE, cursor });
    all.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return all;
};

const byCampaign = (days: readonly DayCount[]): ReadonlyMap<string, DayCount[]> => {
  const sorted = new Map<string, DayCount[]>();
  for (const day of days) {
    const own = sorted.get(day.campaignId) ?? [];
    own.push(day);
    sorted.set(day.campaignId, own);
  }
  return sorted;
};

/** Compares all campaigns of the council from rollups and visit counters; most responses first. */
export const listReports = async (
  { actor, reader, clock }: Context<AllReportsRecords>,
  range: DayRange,
): Promise<ResponseOf<typeof listReportsOperation>> => {
  checkRange(range);
  const repositories = reader(actor);
  const timezone = await zoneOf(repositories);
  const today = localDay(clock.now(), timezone);
  const [campaigns, days, visits] = await Promise.all([
    everyCampaign(repositories),
    repositories.rollups.listDays({}),
    repositories.visits.sumByCampaign(range),
  ]);
  const daysOf = byCampaign(days);
  const items = campaigns.map(({ id, title, status, targetResponses }) => ({
    campaignId: id,
    title,
    status,
    targetResponses,
    ...figuresOf({
      days: daysOf.get(id) ?? [],
      visits: visits.get(id) ?? { starts: 0, completes: 0 },
      range,
      today,
    }),
  }));
  return { timezone, items: items.sort((a, b) => b.responses - a.responses) };
};
