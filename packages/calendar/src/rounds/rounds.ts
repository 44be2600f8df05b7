import type { CampaignSnapshot } from '@folkmoot/contracts';
import { DateTime, type DurationLikeObject } from 'luxon';

/** One period of a campaign's schedule, half open: it takes answers from `opensAt` until just before `closesAt`. */
export interface Round {
  /** Counted from 1. */
  readonly number: number;
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
}

/** Position of a moment in a campaign's schedule. */
export interface SchedulePosition {
  /** The open round. Null when none is open. */
  readonly open: Round | null;
  /** Time when the next round opens. Null when there is none. */
  readonly nextOpensAt: Date | null;
}

/**
 * The fields that define a campaign's rounds. `closedAt` is the time of completion or archiving,
 * independent of the end date.
 */
export interface Timing extends Pick<CampaignSnapshot, 'frequency' | 'startDate' | 'endDate' | 'roundOpenDays'> {
  readonly closedAt: Date | null;
}

type Recurring = Exclude<Timing['frequency'], 'once'>;
type RecurringTiming = Timing & { readonly frequency: Recurring; readonly startDate: string };

const usualDays: Readonly<Record<Recurring, number>> = { weekly: 3, monthly: 7, quarterly: 14 };
const steps: Readonly<Record<Recurring, (rounds: number) => DurationLikeObject>> = {
  weekly: (weeks) => ({ weeks }),
  monthly: (months) => ({ months }),
  quarterly: (quarters) => ({ months: 3 * quarters }),
};
const DAY_MS = 86_400_000;
/** Shortest period in days. An estimate with it is never too low, so `latestRound` only has to search backwards. */
const shortest: Readonly<Record<Recurring, number>> = { weekly: 7, monthly: 28, quarterly: 89 };

const earliest = (...moments: (Date | null)[]): Date | null => {
  const known = moments.filter((moment) => moment !== null);
  return known.length > 0 ? new Date(Math.min(...known.map(Number))) : null;
};

const toDate = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));

/** When a campaign ends: its end date, or the earlier moment when it was ended. Null without either. */
export const endOf = (campaign: Timing): Date | null => earliest(toDate(campaign.endDate), campaign.closedAt);

/** True when a campaign has rounds: it is recurring and has a start. */
export const isRecurring = (campaign: Timing): campaign is RecurringTiming =>
  campaign.frequency !== 'once' && campaign.startDate !== null;

/**
 * A round by its number. Later rounds open at the first one's local time in `zone` (an IANA name), over changes of the
 * clocks; the 31st falls to a month's last day. A local time that a change of clocks leaves out is the one an hour
 * later. A round ends where the next begins and where the campaign ends, if it would be longer.
 */
export const roundOf = (campaign: Timing, zone: string, number: number): Round => {
  const end = endOf(campaign);
  if (!isRecurring(campaign)) return { number: 1, opensAt: toDate(campaign.startDate), closesAt: end };
  const first = DateTime.fromISO(campaign.startDate, { zone });
  const step = steps[campaign.frequency];
  const days = campaign.roundOpenDays ?? usualDays[campaign.frequency];
  // Counted from the first round: an opening that a clock change moved does not move the close.
  const closes = first.plus({ ...step(number - 1), days });
  const next = first.plus(step(number));
  return {
    number,
    opensAt: first.plus(step(number - 1)).toJSDate(),
    closesAt: earliest(closes.toJSDate(), next.toJSDate(), end),
  };
};

/** The last round that opened until `now`. Before the first round opens: the first round. */
export const latestRound = (campaign: RecurringTiming, zone: string, now: Date): Round => {
  const elapsed = now.getTime() - Date.parse(campaign.startDate);
  let number = Math.max(1, Math.floor(elapsed / (shortest[campaign.frequency] * DAY_MS)) + 2);
  let round = roundOf(campaign, zone, number);
  while (number > 1 && round.opensAt !== null && round.opensAt > now) {
    number -= 1;
    round = roundOf(campaign, zone, number);
  }
  return round;
};

const isBefore = (moment: Date, limit: Date | null): boolean => limit === null || moment < limit;

/** Finds the round that is open at a moment, and when the next one opens. A campaign that runs once is one round. */
export const placeOf = (campaign: Timing, zone: string, now: Date): SchedulePosition => {
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
