import { localDay, localHour, weekOf } from '@folkmoot/calendar/days';

/** Mails are sent from this hour, council-local time. */
export const FROM_HOUR = 7;

/** Once a day, in the morning of the council's time zone. */
export const isDailyDue = (until: Date, now: Date, timeZone: string): boolean =>
  localHour(now, timeZone) >= FROM_HOUR && localDay(until, timeZone) !== localDay(now, timeZone);

/** Once a week: on Monday morning, or later when no run succeeded on Monday. */
export const isWeeklyDue = (until: Date, now: Date, timeZone: string): boolean => {
  const today = localDay(now, timeZone);
  const monday = weekOf(today);
  return localDay(until, timeZone) < monday && (today > monday || localHour(now, timeZone) >= FROM_HOUR);
};
