import { localDay, momentsOf } from '@folkmoot/calendar/days';
import type { Actor, CampaignNews, CampaignStatus } from '@folkmoot/contracts';
import type { Campaign, CampaignRepository } from '../../entities/campaign';
import type { DayCount } from '../../entities/report';
import type { ResponseRepository } from '../../entities/response';

interface NewsRecords {
  readonly campaigns: CampaignRepository;
  readonly responses: ResponseRepository;
}

const MAX_CHANGED_CAMPAIGNS = 100;
const MAX_MOVES = 10;
const MAX_CAMPAIGNS_WITH_RESPONSES = 8;
/** Counting the responses of the day of the visit stops here. */
const MAX_COUNTED_RESPONSES = 5_000;

type Move = CampaignNews['moves'][number];

const kinds: Readonly<Partial<Record<CampaignStatus, Move['kind']>>> = {
  active: 'opened',
  paused: 'paused',
  completed: 'completed',
};

const kindOf = (from: CampaignStatus, to: CampaignStatus): Move['kind'] | undefined =>
  from === 'paused' && to === 'active' ? 'resumed' : kinds[to];

/** Moves of a campaign since a time, except those of the person who asks. */
const movesOf = ({ id, title, statusHistory }: Campaign, since: Date, userId: string | null): Move[] =>
  statusHistory.flatMap(({ from, to, at, by }) => {
    const kind = kindOf(from, to);
    if (!kind || at < since || (by !== null && by === userId)) return [];
    return [{ campaignId: id, title, status: to, kind, at: at.toISOString(), isAutomatic: by === null }];
  });

export interface NewsOptions {
  readonly actor: Actor;
  readonly since: Date;
  readonly zone: string;
  /** Responses per day and campaign, from the day of `since` on. */
  readonly days: readonly DayCount[];
}

const responsesSince = async (
  { responses }: NewsRecords,
  campaignId: string,
  { since, zone, days }: NewsOptions,
): Promise<Pick<CampaignNews['responses'][number], 'responses' | 'isExact'>> => {
  const firstDay = localDay(since, zone);
  const ofCampaign = days.filter((each) => each.campaignId === campaignId);
  const afterFirstDay = ofCampaign
    .filter(({ day }) => day > firstDay)
    .reduce((sum, { responses: ofDay }) => sum + ofDay, 0);
  if (!ofCampaign.some(({ day }) => day === firstDay)) return { responses: afterFirstDay, isExact: true };
  // The counters know whole days only, so the rest of the first day is counted.
  const { before } = momentsOf({ to: firstDay }, zone);
  const filter = { campaignId, since, before, isExcluded: false };
  const onFirstDay = await responses.count(filter, MAX_COUNTED_RESPONSES);
  return { responses: afterFirstDay + onFirstDay, isExact: onFirstDay < MAX_COUNTED_RESPONSES };
};

const titlesOf = async ({ campaigns }: NewsRecords, ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map((await campaigns.listByIds(ids)).map(({ id, title }) => [id, title]));

/** The campaigns with the most responses since the day of the visit. */
const busiest = ({ days, since, zone }: NewsOptions): string[] => {
  const firstDay = localDay(since, zone);
  const sums = new Map<string, number>();
  for (const { campaignId, day, responses } of days) {
    if (day >= firstDay) sums.set(campaignId, (sums.get(campaignId) ?? 0) + responses);
  }
  const sorted = [...sums].toSorted(([, a], [, b]) => b - a);
  return sorted.slice(0, MAX_CAMPAIGNS_WITH_RESPONSES).map(([id]) => id);
};

/** New responses, and moves of campaigns by colleagues or by the clock. */
export const newsSince = async (records: NewsRecords, options: NewsOptions): Promise<CampaignNews> => {
  const { actor, since } = options;
  const userId = actor.kind === 'user' ? actor.userId : null;
  const ids = busiest(options);
  const [titles, changed] = await Promise.all([
    titlesOf(records, ids),
    records.campaigns.listChangedSince(since, MAX_CHANGED_CAMPAIGNS),
  ]);
  const counted = await Promise.all(
    ids.map(async (campaignId) => ({
      campaignId,
      title: titles.get(campaignId) ?? '',
      ...(await responsesSince(records, campaignId, options)),
    })),
  );
  const moves = changed.flatMap((campaign) => movesOf(campaign, since, userId));
  return {
    from: since.toISOString(),
    responses: counted
      .filter(({ campaignId, responses }) => titles.has(campaignId) && responses > 0)
      .toSorted((a, b) => b.responses - a.responses),
    moves: moves.toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(0, MAX_MOVES),
  };
};
