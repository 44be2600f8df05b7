import { type RollingPeriod, rollingPeriods } from '@folkmoot/contracts/client';

export const rangeNames = ['all', 'last7', 'last30', 'last90', 'custom'] as const;
export type RangeName = (typeof rangeNames)[number];

/** First and last local day, both inclusive; without one, all time. */
export interface Days {
  from?: string;
  to?: string;
}

export interface Range {
  readonly name: RangeName;
  readonly days: Days;
}

/** A range that moves with the day has a name by which its analyses are kept. */
export const periodOf = ({ name }: Range): { period?: RollingPeriod } => {
  const period = rollingPeriods.find((each) => each === name);
  return period ? { period } : {};
};

const isRangeName = (name: string): name is RangeName => (rangeNames as readonly string[]).includes(name);
export const rangeNameOf = (value: string | null): RangeName => (value && isRangeName(value) ? value : 'all');

/** Today's calendar day in a zone, as YYYY-MM-DD. */
export const todayIn = (timeZone: string, now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);

const asDate = (day: string): Date => new Date(`${day}T00:00:00Z`);
const asDay = (date: Date): string => date.toISOString().slice(0, 10);

const daysBefore = (day: string, days: number): string => {
  const date = asDate(day);
  date.setUTCDate(date.getUTCDate() - days);
  return asDay(date);
};

/** The same day three calendar months earlier; the 31st becomes the month's last day (F-12). */
const monthsBefore = (day: string, months: number): string => {
  const date = asDate(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months + 1, 0);
  date.setUTCDate(Math.min(wanted, date.getUTCDate()));
  return asDay(date);
};

/** Where a custom range begins when nothing was chosen (D1). */
const CUSTOM_DAYS = 30;

const isDay = (text: string | null): text is string =>
  text !== null &&
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(asDate(text).getTime()) &&
  asDay(asDate(text)) === text;

/** Days of a custom range: neither is after today, and the first is not after the last, whatever was written. */
const customDays = (from: string | null, to: string | null, today: string): Days => {
  const last = isDay(to) && to <= today ? to : today;
  const first = isDay(from) ? from : daysBefore(today, CUSTOM_DAYS);
  return { from: first <= last ? first : last, to: last };
};

/** The range that an address names, on a day. */
export const rangeIn = (params: URLSearchParams, today: string): Range => {
  const name = rangeNameOf(params.get('range'));
  const days: Readonly<Record<RangeName, () => Days>> = {
    all: () => ({}),
    last7: () => ({ from: daysBefore(today, 6), to: today }),
    last30: () => ({ from: daysBefore(today, 29), to: today }),
    last90: () => ({ from: monthsBefore(today, 3), to: today }),
    custom: () => customDays(params.get('from'), params.get('to'), today),
  };
  return { name, days: days[name]() };
};
