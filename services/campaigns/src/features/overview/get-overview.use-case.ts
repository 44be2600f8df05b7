import type { Actor, getOverviewOperation, ResponseOf } from '@folkmoot/contracts';
import type { Campaign } from '../../records/campaign.domain';
import { campaignViews } from '../../records/campaign.view';
import { zoneOf } from '../../records/council-zone';
import { daysAfter } from '../../records/local-days';
import type { Deps } from '../../records/repositories';
import { localDayOf } from '../../records/rollup.domain';
import { placeNow } from '../../records/rounds.domain';

/** Days of the period that the overview looks at, today included (F-9). */
const PERIOD_DAYS = 30;
const RECENT = 5;
const PERCENT = 100;

const rate = (responses: number, targets: number): number | null =>
  targets > 0 ? Math.round((responses / targets) * PERCENT) : null;

const targetsOf = (campaigns: readonly Campaign[]): number =>
  campaigns.reduce((sum, { targetResponses }) => sum + (targetResponses ?? 0), 0);

/** The figures of the overview. The rate is over the targets of the active campaigns; null when they have none (E-1). */
export const getOverview = async (deps: Deps, actor: Actor): Promise<ResponseOf<typeof getOverviewOperation>> => {
  const repositories = deps.reader(actor);
  const { campaigns, rollups } = repositories;
  const now = deps.clock.now();
  const zone = await zoneOf(repositories);
  const today = localDayOf(now, zone);
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
    recentCampaigns: await campaignViews(repositories, deps, recent.items),
  };
};
