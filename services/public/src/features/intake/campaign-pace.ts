/** @file The rate of a whole campaign: one program can use many networks that each submit a little. */

const HOUR_MS = 3_600_000;
/** Fewer responses in an hour are never too many. */
const FEWEST = 500;
/** An hour with this many times the average is too many. Busy hours of a normal day have less. */
const TIMES = 10;
/** Households share a network. A higher average per network means that a few networks submit most responses. */
const MANY_PER_NETWORK = 5;
/** Weight of an hour in the moving average: about a day of hours counts. */
const WEIGHT = 1 / 24;
const MAX_CAMPAIGNS = 10_000;

interface Hour {
  readonly began: number;
  /** Average responses per hour before this hour. */
  readonly average: number;
  readonly byNetwork: Map<string, number>;
  total: number;
  /** Responses that were not too many. Only they change the average, so that a flood does not hide the next one. */
  usual: number;
}

const averageAfter = ({ average, usual }: Hour, hours: number): number =>
  (average * (1 - WEIGHT) + usual * WEIGHT) * (1 - WEIGHT) ** (hours - 1);

/**
 * Learns the average hourly rate of a campaign. Returns whether a response is one of far more than that from few
 * networks. A mailing or a poster brings nearly as many networks as responses, so it is never too many.
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
