import { type getAvailabilityOperation, type RequestArea, type ResponseOf, requestAreas } from '@folkmoot/contracts';
import type { CountedDay, Counts } from '../../entities/request-count/request-count.domain';

type Availability = ResponseOf<typeof getAvailabilityOperation>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The period of the availability figure. */
export const PERIOD_DAYS = 28;
/** The burn rate of the error budget is shown for an hour, a quarter of a day and three days. */
export const BURN_HOURS = [1, 6, 72] as const;

export const periodStart = (now: Date): Date => new Date(now.getTime() - PERIOD_DAYS * DAY_MS);
export const hoursAgo = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);

const add = (a: Counts, b: Counts): Counts => ({
  requests: a.requests + b.requests,
  failures: a.failures + b.failures,
});
const NOTHING: Counts = { requests: 0, failures: 0 };

const ofDay = ({ areas }: CountedDay): Counts => Object.values(areas).reduce(add, NOTHING);
const ofArea = (days: readonly CountedDay[], area: RequestArea): Counts =>
  days.map(({ areas }) => areas[area]).reduce(add, NOTHING);

const withShare = ({ requests, failures }: Counts) => ({
  requests,
  failures,
  share: requests === 0 ? null : (requests - failures) / requests,
});

const burnOf = (hours: number, days: readonly CountedDay[], target: number) => {
  const { requests, failures } = days.map(ofDay).reduce(add, NOTHING);
  return { hours, requests, failures, rate: requests === 0 ? null : failures / requests / (1 - target) };
};

const budgetOf = ({ requests, failures }: Counts, target: number) => {
  const allowed = requests * (1 - target);
  return { allowed, left: allowed - failures, usedShare: requests === 0 ? null : failures / allowed };
};

export interface CountedPeriod {
  readonly now: Date;
  readonly target: number;
  readonly firstAt: Date | null;
  readonly days: readonly CountedDay[];
  /** The counts of the last hours, for each of BURN_HOURS. */
  readonly recent: readonly (readonly CountedDay[])[];
}

const measuredShare = ({ now, firstAt, days }: CountedPeriod): number | null => {
  if (!firstAt) return null;
  const elapsed = Math.max(1, (now.getTime() - firstAt.getTime()) / 1_000);
  return Math.min(1, days.reduce((sum, { seconds }) => sum + seconds, 0) / elapsed);
};

/** A period is complete when its first day has counts. */
const isWhole = ({ now, firstAt }: CountedPeriod): boolean =>
  firstAt !== null && firstAt.getTime() - periodStart(now).getTime() < DAY_MS;

/** The share of requests that were answered, how much of the budget for failures is used, and how fast. */
export const availabilityOf = (period: CountedPeriod): Availability => {
  const { target, firstAt, days, recent } = period;
  const total = days.map(ofDay).reduce(add, NOTHING);

  return {
    target,
    since: firstAt?.toISOString() ?? null,
    isWhole: isWhole(period),
    measuredShare: measuredShare(period),
    total: withShare(total),
    areas: requestAreas.map((area) => ({ area, ...withShare(ofArea(days, area)) })),
    budget: budgetOf(total, target),
    burn: BURN_HOURS.map((hours, index) => burnOf(hours, recent[index] ?? [], target)),
    days: days.map((day) => ({ day: day.day, ...withShare(ofDay(day)) })),
  };
};
