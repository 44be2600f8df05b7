import { DomainError } from '@folkmoot/contracts';
import { DateTime } from 'luxon';
import type { DayRange } from './rollup.repository';

/** More days than this nobody looks at one by one. */
const MOST_DAYS = 36_600;

/** Throws invalid_input for a range that ends before it begins, or is longer than a century. */
export const checkRange = ({ from, to }: DayRange): void => {
  if (!from || !to) return;
  const days = DateTime.fromISO(to, { zone: 'utc' }).diff(DateTime.fromISO(from, { zone: 'utc' }), 'days').days;
  if (days < 0)
    throw new DomainError('invalid_input', { fields: [{ path: 'to', message: 'The range ends before it begins.' }] });
  if (days > MOST_DAYS)
    throw new DomainError('invalid_input', { fields: [{ path: 'from', message: 'The range is too long.' }] });
};

/** The moments of a range of calendar days in a zone: half open. */
export const momentsOf = ({ from, to }: DayRange, zone: string): { since?: Date; before?: Date } => ({
  ...(from ? { since: DateTime.fromISO(from, { zone }).startOf('day').toJSDate() } : {}),
  ...(to ? { before: DateTime.fromISO(to, { zone }).plus({ days: 1 }).startOf('day').toJSDate() } : {}),
});

/** The calendar day some days after another one. */
export const daysAfter = (day: string, days: number): string =>
  DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toISODate() ?? day;

/** Every calendar day of a range, both ends included. */
export const daysBetween = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to && days.length <= MOST_DAYS; day = daysAfter(day, 1)) days.push(day);
  return days;
};

/** The Monday of a day's week. */
export const weekOf = (day: string): string =>
  DateTime.fromISO(day, { zone: 'utc' }).startOf('week').toISODate() ?? day;
