const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;

/** From when on people are mailed, on their own clock. */
export const FROM_HOUR = 7;

const localHour = (now: Date, timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(now));

/** `2026-11-30`, so that days can be compared as texts. */
const localDay = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(moment);

/** Once a day, in the morning where the council is. */
export const isDailyDue = (until: Date, now: Date, timeZone: string): boolean =>
  localHour(now, timeZone) >= FROM_HOUR && localDay(until, timeZone) !== localDay(now, timeZone);

/** The Monday of the week that a day is in. */
const mondayOf = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (date.getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;
  return new Date(date.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
};

/** Once a week: on Monday morning, or later when nobody could on Monday. */
export const isWeeklyDue = (until: Date, now: Date, timeZone: string): boolean => {
  const today = localDay(now, timeZone);
  const monday = mondayOf(today);
  return localDay(until, timeZone) < monday && (today > monday || localHour(now, timeZone) >= FROM_HOUR);
};
