import { DateTime, type DurationLikeObject } from 'luxon';
import type { CampaignCopy } from './campaign-copy.domain';

/** One period of a campaign's schedule, half open: it takes answers from `opensAt` until just before `closesAt`. */
export interface Round {
  /** Counted from 1. */
  readonly number: number;
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
}

/** Where a moment lies in a campaign's schedule. */
export interface Place {
  /** The round that is open, if one is. */
  readonly open: Round | null;
  /** When the next round opens, if there is one. */
  readonly nextOpensAt: Date | null;
}

type Recurring = Exclude<CampaignCopy['frequency'], 'once'>;
type Timing = Pick<CampaignCopy, 'frequency' | 'startDate' | 'endDate' | 'roundOpenDays' | 'closedAt'>;

const usualDays: Readonly<Record<Recurring, number>> = { weekly: 3, monthly: 7, quarterly: 14 };
const steps: Readonly<Record<Recurring, (rounds: number) => DurationLikeObject>> = {
  weekly: (weeks) => ({ weeks }),
  monthly: (months) => ({ months }),
  quarterly: (quarters) => ({ months: 3 * quarters }),
};
const DAY_MS = 86_400_000;
const shortest: Readonly<Record<Recurring, number>> = { weekly: 7, monthly: 28, quarterly: 89 };

const earliest = (...moments: (Date | null)[]): Date | null => {
  const known = moments.filter((moment) => moment !== null);
  return known.length > 0 ? new Date(Math.min(...known.map(Number))) : null;
};

const toDate = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));

/** When a campaign stops for good: its end date, or the moment staff ended it. */
export const endOf = (campaign: Timing): Date | null => earliest(toDate(campaign.endDate), campaign.closedAt);

const isRecurring = (campaign: Timing): campaign is Timing & { frequency: Recurring; startDate: string } =>
  campaign.frequency !== 'once' && campaign.startDate !== null;

/** A round by its number. Later rounds open at the first one's local time; the 31st falls to a month's last day (F-55). */
export const roundOf = (campaign: Timing, zone: string, number: number): Round => {
  const end = endOf(campaign);
  if (!isRecurring(campaign)) return { number: 1, opensAt: toDate(campaign.startDate), closesAt: end };
  const opens = DateTime.fromISO(campaign.startDate, { zone }).plus(steps[campaign.frequency](number - 1));
  const closes = opens.plus({ days: campaign.roundOpenDays ?? usualDays[campaign.frequency] });
  const next = DateTime.fromISO(campaign.startDate, { zone }).plus(steps[campaign.frequency](number));
  return { number, opensAt: opens.toJSDate(), closesAt: earliest(closes.toJSDate(), next.toJSDate(), end) };
};

const latestRound = (
  campaign: Timing & { frequency: Recurring; startDate: string },
  zone: string,
  now: Date,
): Round => {
  const elapsed = now.getTime() - Date.parse(campaign.startDate);
  // The count begins at or after the right one and walks back at most a few rounds.
  let number = Math.floor(elapsed / (shortest[campaign.frequency] * DAY_MS)) + 2;
  let round = roundOf(campaign, zone, number);
  while (number > 1 && round.opensAt !== null && round.opensAt > now) {
    number -= 1;
    round = roundOf(campaign, zone, number);
  }
  return round;
};

const isBefore = (moment: Date, limit: Date | null): boolean => limit === null || moment < limit;

/** Finds the round that is open at a moment, and when the next one opens. */
export const placeOf = (campaign: Timing, zone: string, now: Date): Place => {
  const start = toDate(campaign.startDate);
  const end = endOf(campaign);
  if (start !== null && now < start) return { open: null, nextOpensAt: isBefore(start, end) ? start : null };
  if (!isBefore(now, end)) return { open: null, nextOpensAt: null };
  if (!isRecurring(campaign)) return { open: roundOf(campaign, zone, 1), nextOpensAt: null };
  const round = latestRound(campaign, zone, now);
  const next = roundOf(campaign, zone, round.number + 1).opensAt;
  const nextOpensAt = next !== null && isBefore(next, end) ? next : null;
  return { open: isBefore(now, round.closesAt) ? round : null, nextOpensAt };
};
