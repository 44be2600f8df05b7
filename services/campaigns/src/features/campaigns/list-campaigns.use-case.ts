import {
  type CampaignSort,
  type CampaignStatus,
  campaignStatuses,
  type countCampaignsOperation,
  type ResponseOf,
} from '@folkmoot/contracts';
import type { Listed } from '@folkmoot/service-kit';
import type { Campaign, CampaignFilter } from '../../entities/campaign';
import type { CampaignContext } from './campaign.types';
import { sortCampaigns } from './sort-campaigns.domain';

const DEFAULT_LIMIT = 50;

interface CampaignQuery extends CampaignFilter {
  readonly sort?: CampaignSort | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** A page of a sorted list. The cursor is the id of the last campaign before it; an unknown one begins again. */
const pageAfter = (sorted: readonly Campaign[], { cursor, limit = DEFAULT_LIMIT }: CampaignQuery): Listed<Campaign> => {
  const from = sorted.findIndex(({ id }) => id === cursor) + 1;
  const items = sorted.slice(from, from + limit);
  const hasMore = from + limit < sorted.length;
  return { items, nextCursor: hasMore ? (items.at(-1)?.id ?? null) : null };
};

const responsesOf = async (
  { counters }: ReturnType<CampaignContext['reader']>,
  campaigns: readonly Campaign[],
): Promise<ReadonlyMap<string, number>> =>
  new Map((await counters.list(campaigns.map(({ id }) => id))).map((each) => [each.campaignId, each.responses]));

/**
 * A page of campaigns. Newest first comes from an index. The other orders depend on the time or on the counters, so all
 * matching campaigns are sorted in memory.
 */
export const listCampaigns = async (
  { actor, reader, clock }: CampaignContext,
  { sort = 'newest', ...query }: CampaignQuery,
): Promise<Listed<Campaign>> => {
  const records = reader(actor);
  if (sort === 'newest') return records.campaigns.list(query);
  const matching = await records.campaigns.listMatching(query);
  const responses = sort === 'responses' ? await responsesOf(records, matching) : new Map<string, number>();
  return pageAfter(sortCampaigns(matching, sort, { now: clock.now(), responses }), query);
};

const tally = (keys: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** Counts campaigns by status and by label. Each count ignores its own filter and follows the others. */
export const countCampaigns = async (
  { actor, reader }: CampaignContext,
  { q, status, label }: CampaignFilter,
): Promise<ResponseOf<typeof countCampaignsOperation>> => {
  const matching = await reader(actor).campaigns.listMatching({ q });
  const withLabel = matching.filter(({ labels }) => label === undefined || labels.includes(label));
  const withStatus = matching.filter((campaign) => status === undefined || campaign.status === status);
  const byStatus = tally(withLabel.map((campaign) => campaign.status));
  const byLabel = tally(withStatus.flatMap(({ labels }) => labels));
  const countOf = (key: CampaignStatus) => ({ key, count: byStatus.get(key) ?? 0 });
  return {
    statuses: campaignStatuses.map(countOf).filter(({ count }) => count > 0),
    labels: [...byLabel].map(([key, count]) => ({ key, count })).sort((a, b) => a.key.localeCompare(b.key, 'en')),
  };
};
