import type { Actor, listReportsOperation, ResponseOf } from '@folkmoot/contracts';
import type { Campaign } from '../../records/campaign.domain';
import { zoneOf } from '../../records/council-zone';
import { checkRange } from '../../records/local-days';
import type { Deps, Repositories } from '../../records/repositories';
import { localDayOf } from '../../records/rollup.domain';
import type { DayCount, DayRange } from '../../records/rollup.repository';
import { figuresOf } from './campaign-figures';

const PAGE = 200;

const everyCampaign = async ({ campaigns }: Repositories): Promise<Campaign[]> => {
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

/** All campaigns of the council side by side, from rollups and visit counters; those with most responses first. */
export const listReports = async (
  deps: Deps,
  actor: Actor,
  range: DayRange,
): Promise<ResponseOf<typeof listReportsOperation>> => {
  checkRange(range);
  const repositories = deps.reader(actor);
  const timezone = await zoneOf(repositories);
  const today = localDayOf(deps.clock.now(), timezone);
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
  return { timezone, items: items.sort((one, other) => other.responses - one.responses) };
};
