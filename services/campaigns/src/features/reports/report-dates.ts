import type { DayRange } from '@folkmoot/calendar/days';
import { calendarDayIn, type Report } from '@folkmoot/contracts';
import { messages } from './report-document.messages';

/** All Time is from the first to the last response, printed as such. */
export const periodInWords = (
  { period, timezone }: Pick<Report, 'period' | 'timezone'>,
  range: DayRange & { round?: number },
): string => {
  const from = range.from ?? period?.from;
  const to = range.to ?? period?.to;
  if (!from || !to) return messages.unknown;
  const dayInWords = (day: string) => calendarDayIn(day, timezone, 'dayInWords');
  const days = messages.days(dayInWords(from), dayInWords(to));
  const named = range.from || range.to ? days : messages.allTime(days);
  return range.round === undefined ? named : messages.round(named, range.round);
};
