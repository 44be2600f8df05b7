import { daysAfter, localDay } from '@folkmoot/calendar/days';
import type { getOverviewOperation, ResponseOf } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import {
  type Campaign,
  type CampaignRepository,
  type CampaignViewRecords,
  campaignViews,
  placeNow,
} from '../../entities/campaign';
import { zoneOf } from '../../entities/council';
import type { RollupRepository } from '../../entities/report';

export interface OverviewRecords extends CampaignViewRecords {
  readonly campaigns: CampaignRepository;
  readonly rollups: RollupRepository;
}

/** Days of the period that the overview looks at, today included. */
const PERIOD_DAYS = 30;
const RECENT = 5;
const PERCENT = 100;

const rate = (responses: number, targets: number): number | null =>
  targets > 0 ? Math.round((responses / targets) * PERCENT) : null;

const targetsOf = (campaigns: readonly Campaign[]): number =>
  campaigns.reduce((sum, { targetResponses }) => sum + (targetResponses ?? 0), 0);

/** The figures of the overview. The rate is over the targets of the active campaigns; null when they have none. */
export const getOverview = async (
  { actor, reader, clock }: Context<OverviewRecords>,
  publicOrigin: string,
): Promise<ResponseOf<typeof getOverviewOperation>> => {
  const repositories = reader(actor);
  const { campaigns, rollups } = repositories;
  const now = clock.now();
  const zone = await zoneOf(repositories);
  const today = localDay(now, zone);
  const first = daysAfter(today, 1 - PERIOD_DAYS);
  const deleted = await campaigns.listDeletedIds();
  const [active, recent, responses, previous] = await Promise.all([
    campaigns.listByStatus('active'),
    campaigns.list({ limit: RECENT }),
    rollups.countResponses({ from: first, to: today }, deleted),
    rollups.countResponses({ from: daysAfter(first, -PERIOD_DAYS), to: daysAfter(first, -1) }, deleted),
  ]);
  const targetSum = targetsOf(active);
  return {
    activeCampaigns: active.length,
    openCampaigns: active.filter((campaign) => placeNow(campaign, zone, now).round !== null).length,
    totalResponses: responses,
    previousTotalResponses: previous,
    responseRate: rate(responses, targetSum),
    previousResponseRate: rate(previous, targetSum),
    targetSum,
    recentCampaigns: await campaignViews(repositories, { publicOrigin, clock }, recent.items),
  };
};
