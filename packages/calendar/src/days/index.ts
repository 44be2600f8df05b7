export {
  countDays,
  daysAfter,
  daysBetween,
  isCalendarDay,
  MAX_RANGE_DAYS,
  monthsBefore,
  weekOf,
} from './calendar-day';
export { type DayRange, momentsOf } from './day-range';
export { localDay, localHour, startOfLocalDay } from './local-day';
