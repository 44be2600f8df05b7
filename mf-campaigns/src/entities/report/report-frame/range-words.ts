import { calendarDayIn } from '@folkmoot/contracts/client';
import type { Range } from './date-range';
import { messages } from './report-frame.messages';

/** A range as text. A custom range has its days in the format of the council's country, a round has its number. */
export const rangeWords = (
  { name, days: { from = '', to = '' }, round }: Range & { round?: number },
  timeZone: string,
): string => {
  const inWords = (day: string): string => (day === '' ? '' : calendarDayIn(day, timeZone, 'dayInWords'));
  const days = name === 'custom' ? messages.days(inWords(from), inWords(to)) : messages.ranges[name];
  return round === undefined ? days : messages.inRound(days, round);
};
