/** @file Arithmetic with calendar days as text, `2026-03-02`. A calendar day has no time zone, so it is counted in UTC. */
const DAY_MS = 86_400_000;
const DAYS_IN_WEEK = 7;

/** Maximum length of a range in days, a century: some functions visit every day. */
export const MAX_RANGE_DAYS = 36_601;

const asDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

const asDay = (date: Date): string => {
  const text = date.toISOString();
  return text.slice(0, text.indexOf('T'));
};

/** True for the text of a day that exists: `2026-02-28`, but not `2026-02-30` or `tomorrow`. */
export const isCalendarDay = (text: string | null): text is string => {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = asDate(text);
  return !Number.isNaN(date.getTime()) && asDay(date) === text;
};

/** The calendar day `days` days after another one, or before it when `days` is negative. */
export const daysAfter = (day: string, days: number): string => asDay(new Date(asDate(day).getTime() + days * DAY_MS));

/** The same day some calendar months earlier. A day that the month does not have becomes its last day. */
export const monthsBefore = (day: string, months: number): string => {
  const date = asDate(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  // Day 0 is the last day of the month before.
  date.setUTCMonth(date.getUTCMonth() - months + 1, 0);
  date.setUTCDate(Math.min(wanted, date.getUTCDate()));
  return asDay(date);
};

/** The Monday of a day's week. */
export const weekOf = (day: string): string => {
  const sinceMonday = (asDate(day).getUTCDay() + DAYS_IN_WEEK - 1) % DAYS_IN_WEEK;
  return daysAfter(day, -sinceMonday);
};

/** Number of days of a range, both ends included. Zero or less for a range that ends before it begins. */
export const countDays = (from: string, to: string): number =>
  (asDate(to).getTime() - asDate(from).getTime()) / DAY_MS + 1;

/** Every calendar day of a range, both ends included. Stops after MAX_RANGE_DAYS. */
export const daysBetween = (from: string, to: string): string[] =>
  Array.from({ length: Math.min(countDays(from, to), MAX_RANGE_DAYS) }, (_, index) => daysAfter(from, index));
