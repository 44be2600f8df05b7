import { daysAfter } from './calendar-day';
import { localDay, startOfLocalDay } from './local-day';

const HALF_DAY_MS = 43_200_000;

/** Calendar days as `2026-03-02`, both inclusive. Without an end it is open on that side. */
export interface DayRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * Noon in UTC is on the day itself, or on the next day in zones that are twelve hours or more ahead. There midnight in
 * UTC is on the day itself.
 */
const startOfDay = (day: string, zone: string): Date => {
  const noon = new Date(`${day}T12:00:00Z`);
  const isNextDay = localDay(noon, zone) > day;
  return startOfLocalDay(isNextDay ? new Date(noon.getTime() - HALF_DAY_MS) : noon, zone);
};

/** The moments of a range of calendar days in a time zone (an IANA name): at or after `since`, and earlier than `before`. */
export const momentsOf = ({ from, to }: DayRange, zone: string): { since?: Date; before?: Date } => ({
  ...(from ? { since: startOfDay(from, zone) } : {}),
  ...(to ? { before: startOfDay(daysAfter(to, 1), zone) } : {}),
});
