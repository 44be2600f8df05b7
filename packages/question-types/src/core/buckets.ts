import { weekOf } from '@folkmoot/calendar/days';

export interface TimelineDay {
  date: string;
  count: number;
}

export interface Bucket {
  /** First day of the bucket. */
  key: string;
  unit: 'day' | 'week' | 'month';
  count: number;
}

const MOST_DAYS = 31;
const MOST_WEEKS = 27;
const DAYS_IN_WEEK = 7;

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

const unitFor = (days: number): Bucket['unit'] => {
  if (days <= MOST_DAYS) return 'day';
  return days <= MOST_WEEKS * DAYS_IN_WEEK ? 'week' : 'month';
};

const startOf: Readonly<Record<Bucket['unit'], (day: string) => string>> = {
  day: (day) => day,
  week: weekOf,
  month: monthOf,
};

/** Days for up to a month, weeks for up to half a year, months beyond that. */
export const bucketsOf = (timeline: readonly TimelineDay[]): Bucket[] => {
  const unit = unitFor(timeline.length);
  const counts = new Map<string, number>();
  for (const { date, count } of timeline) {
    const key = startOf[unit](date);
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return [...counts].map(([key, count]) => ({ key, unit, count }));
};
