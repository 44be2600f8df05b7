import { type DayRange, daysAfter, isCalendarDay, monthsBefore } from '@folkmoot/calendar/days';
import { type RollingPeriod, rollingPeriods } from '@folkmoot/contracts/client';

export const rangeNames = ['all', 'last7', 'last30', 'last90', 'custom'] as const;
export type RangeName = (typeof rangeNames)[number];

export interface Range {
  readonly name: RangeName;
  /** First and last day in the council's time zone. Without them: all time. */
  readonly days: DayRange;
}

/** The name of a range that moves with the current day. The server stores analyses under this name. */
export const periodOf = ({ name }: Range): { period?: RollingPeriod } => {
  const period = rollingPeriods.find((each) => each === name);
  return period ? { period } : {};
};

const isRangeName = (name: string): name is RangeName => (rangeNames as readonly string[]).includes(name);
export const rangeNameOf = (value: string | null): RangeName => (value && isRangeName(value) ? value : 'all');

/** Where a custom range begins when nothing was chosen. */
const CUSTOM_DAYS = 30;

/** Days of a custom range: never after today, and always in order, whatever the address contains. */
const customDays = (from: string | null, to: string | null, today: string): DayRange => {
  const last = isCalendarDay(to) && to <= today ? to : today;
  const first = isCalendarDay(from) ? from : daysAfter(today, -CUSTOM_DAYS);
  return { from: first <= last ? first : last, to: last };
};

/** The range in an address, on this day. */
export const rangeIn = (params: URLSearchParams, today: string): Range => {
  const name = rangeNameOf(params.get('range'));
  const days: Readonly<Record<RangeName, () => DayRange>> = {
    all: () => ({}),
    last7: () => ({ from: daysAfter(today, -6), to: today }),
    last30: () => ({ from: daysAfter(today, -29), to: today }),
    last90: () => ({ from: monthsBefore(today, 3), to: today }),
    custom: () => customDays(params.get('from'), params.get('to'), today),
  };
  return { name, days: days[name]() };
};
