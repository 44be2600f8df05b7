import { daysAfter, daysBetween, localDay } from '@folkmoot/calendar/days';
import type { CampaignAttention, getOverviewOperation, ResponseOf, RunningCampaign } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { type Campaign, campaignViews, placeNow } from '../../entities/campaign';
import { zoneOf } from '../../entities/council';
import type { DayCount } from '../../entities/report';
import {
  attentionOfOpened,
  byUrgency,
  endedAtOf,
  notReady,
  overdueCommitments,
  SOON_DAYS,
  UNTOUCHED_DAYS,
  unpublished,
  untouched,
} from './attention.domain';
import { newsSince } from './news';
import type { OverviewRecords } from './overview.types';

/** Days of the period that the overview looks at, today included. */
const PERIOD_DAYS = 30;
const RECENT = 5;
const MAX_RUNNING = 6;
/** Maximum of each kind of draft. Older ones can wait. */
const MAX_DRAFTS = 3;
/** Maximum of campaigns with late commitments. */
const MAX_OVERDUE = 20;
/** Maximum of ended campaigns without results, the latest first. */
const MAX_UNPUBLISHED = 10;
const PERCENT = 100;
const DAY_MS = 86_400_000;

const rate = (responses: number, targets: number): number | null =>
  targets > 0 ? Math.round((responses / targets) * PERCENT) : null;

const targetsOf = (campaigns: readonly Campaign[]): number =>
  campaigns.reduce((sum, { targetResponses }) => sum + (targetResponses ?? 0), 0);

const inDays = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

/** Total responses by campaign, from the counters. */
const totalsOf = async ({ counters }: OverviewRecords, campaigns: readonly Campaign[]) => {
  const totals = await counters.list(campaigns.map(({ id }) => id));
  return new Map(totals.map(({ campaignId, responses }) => [campaignId, responses]));
};

type Totals = Awaited<ReturnType<typeof totalsOf>>;

interface Moment {
  readonly now: Date;
  readonly zone: string;
}

/** The campaigns whose commitments are late, the longest overdue first. */
const lateCommitments = async (
  { campaigns, commitments }: OverviewRecords,
  { now, zone }: Moment,
): Promise<CampaignAttention[]> => {
  const today = localDay(now, zone);
  const lists = await commitments.listOverdue(today, MAX_OVERDUE);
  const known = await campaigns.listByIds(lists.map(({ campaignId }) => campaignId));
  const byId = new Map(known.map((campaign) => [campaign.id, campaign]));
  return lists.flatMap((list) => {
    const campaign = byId.get(list.campaignId);
    return campaign ? overdueCommitments(campaign, list, today) : [];
  });
};

/** Campaigns that ended and whose results nobody published, the latest first. */
const endedWithoutResults = async (repositories: OverviewRecords, moment: Moment): Promise<CampaignAttention[]> => {
  const { campaigns, publicationVersions } = repositories;
  const ended = await campaigns.listByStatus('completed');
  const published = new Set(await publicationVersions.listPublishedCampaigns());
  const waiting = ended
    .filter(({ id }) => !published.has(id))
    .toSorted((a, b) => Number(endedAtOf(b)) - Number(endedAtOf(a)));
  const totals = await totalsOf(repositories, waiting);
  return waiting
    .flatMap((campaign) => unpublished(campaign, totals.get(campaign.id) ?? 0, moment))
    .slice(0, MAX_UNPUBLISHED);
};

const attentionNow = async (
  records: OverviewRecords,
  opened: readonly Campaign[],
  totals: Totals,
  moment: Moment,
): Promise<CampaignAttention[]> => {
  const { campaigns } = records;
  const { now } = moment;
  const [drafts, forgotten, late, ended] = await Promise.all([
    campaigns.listDraftsToOpen(inDays(now, SOON_DAYS), MAX_DRAFTS),
    campaigns.listUntouchedDrafts(inDays(now, -UNTOUCHED_DAYS), MAX_DRAFTS),
    lateCommitments(records, moment),
    endedWithoutResults(records, moment),
  ]);
  return byUrgency([
    ...drafts.flatMap((campaign) => notReady(campaign, now)),
    ...opened.flatMap((campaign) => attentionOfOpened(campaign, totals.get(campaign.id) ?? 0, moment) ?? []),
    ...late,
    ...ended,
    ...forgotten.map(untouched),
  ]);
};

/** Campaigns that end first come first. Campaigns without an end follow, the newest first. */
const byEnd = (a: Campaign, b: Campaign): number => {
  const ends = (a.endDate?.getTime() ?? Infinity) - (b.endDate?.getTime() ?? Infinity);
  return Number.isNaN(ends) || ends === 0 ? b.createdAt.getTime() - a.createdAt.getTime() : ends;
};

const running = (
  active: readonly Campaign[],
  totals: Totals,
  days: readonly DayCount[],
  period: readonly string[],
): RunningCampaign[] =>
  active
    .toSorted(byEnd)
    .slice(0, MAX_RUNNING)
    .map(({ id, title, status, endDate, targetResponses }) => {
      const counts = new Map(
        days.filter(({ campaignId }) => campaignId === id).map(({ day, responses }) => [day, responses]),
      );
      return {
        campaignId: id,
        title,
        status,
        endDate: endDate?.toISOString() ?? null,
        responseCount: totals.get(id) ?? 0,
        targetResponses,
        days: period.map((day) => counts.get(day) ?? 0),
      };
    });

interface OverviewInput {
  readonly publicOrigin: string;
  /** The time of the visit before; undefined for no news. */
  readonly since: Date | undefined;
}

/** Not in the future, and not before the period. */
const within = (since: Date, now: Date): Date => {
  const earliest = inDays(now, -(PERIOD_DAYS - 1));
  if (since < earliest) return earliest;
  return since > now ? now : since;
};

/**
 * The figures of the overview, the campaigns that need attention or run, and the news since a visit. The rate is over
 * the targets of the active campaigns; null when they have none.
 */
export const getOverview = async (
  { actor, reader, clock }: Context<OverviewRecords>,
  { publicOrigin, since }: OverviewInput,
): Promise<ResponseOf<typeof getOverviewOperation>> => {
  const repositories = reader(actor);
  const { campaigns, rollups } = repositories;
  const now = clock.now();
  const zone = await zoneOf(repositories);
  const today = localDay(now, zone);
  const first = daysAfter(today, 1 - PERIOD_DAYS);
  const deleted = await campaigns.listDeletedIds();
  const [active, paused, recent, responses, previous, days] = await Promise.all([
    campaigns.listByStatus('active'),
    campaigns.listByStatus('paused'),
    campaigns.list({ limit: RECENT }),
    rollups.countResponses({ from: first, to: today }, deleted),
    rollups.countResponses({ from: daysAfter(first, -PERIOD_DAYS), to: daysAfter(first, -1) }, deleted),
    rollups.listDays({ from: first, to: today }),
  ]);
  const targetSum = targetsOf(active);
  const opened = [...active, ...paused];
  const totals = await totalsOf(repositories, opened);
  const [attention, recentCampaigns, news] = await Promise.all([
    attentionNow(repositories, opened, totals, { now, zone }),
    campaignViews(repositories, { publicOrigin, clock }, recent.items),
    since ? newsSince(repositories, { actor, since: within(since, now), zone, days }) : null,
  ]);
  return {
    activeCampaigns: active.length,
    openCampaigns: active.filter((campaign) => placeNow(campaign, zone, now).round !== null).length,
    totalResponses: responses,
    previousTotalResponses: previous,
    responseRate: rate(responses, targetSum),
    previousResponseRate: rate(previous, targetSum),
    targetSum,
    recentCampaigns,
    attention,
    runningCampaigns: running(active, totals, days, daysBetween(first, today)),
    news,
  };
};
