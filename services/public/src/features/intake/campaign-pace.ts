/** @file The pace of a campaign as a whole: many networks that each hand in a little can be one program. */

const HOUR_MS = 3_600_000;
/** Fewer responses in an hour are never too many. */
const FEWEST = 500;
/** So many times the average hour is far above a campaign's own pace: busy hours of a usual day are not. */
const TIMES = 10;
/** Households share a network; where networks hand in more than this on average, few of them are behind it all. */
const MANY_PER_NETWORK = 5;
/** An hour's part in the average: a day and a night make it. */
const WEIGHT = 1 / 24;
const MAX_CAMPAIGNS = 10_000;

interface Hour {
  readonly began: number;
  /** Responses in an average hour before this one. */
  readonly average: number;
  readonly byNetwork: Map<string, number>;
  total: number;
  /** Those that were not too many. Only they make the pace, so that a flood does not hide the next one. */
  usual: number;
}

const averageAfter = ({ average, usual }: Hour, hours: number): number =>
  (average * (1 - WEIGHT) + usual * WEIGHT) * (1 - WEIGHT) ** (hours - 1);

/**
 * Learns how many responses a campaign gets in an average hour, and says of a response whether it is one of far more than
 * that from few networks. A mailing or a poster brings nearly as many networks as responses, and is never too much.
 */
export const createCampaignPace = (now: () => number) => {
  const known = new Map<string, Hour>();

  const hourOf = (campaignId: string): Hour => {
    const hour = known.get(campaignId);
    const moment = now();
    const hours = hour ? Math.floor(Math.abs(moment - hour.began) / HOUR_MS) : 0;
    if (hour && hours === 0) return hour;
    if (known.size >= MAX_CAMPAIGNS) known.clear();
    const average = hour ? averageAfter(hour, hours) : 0;
    const next = { began: moment, average, byNetwork: new Map<string, number>(), total: 0, usual: 0 };
    known.set(campaignId, next);
    return next;
  };

  return (campaignId: string, network: string): boolean => {
    const hour = hourOf(campaignId);
    const count = (hour.byNetwork.get(network) ?? 0) + 1;
    hour.byNetwork.set(network, count);
    hour.total += 1;
    const isMore = hour.total > Math.max(FEWEST, TIMES * hour.average);
    const isOfFew = hour.total > MANY_PER_NETWORK * hour.byNetwork.size && count > MANY_PER_NETWORK;
    const isTooMany = isMore && isOfFew;
    if (!isTooMany) hour.usual += 1;
    return isTooMany;
  };
};
