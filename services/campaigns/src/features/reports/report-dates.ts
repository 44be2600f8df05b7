import type { Report } from '@folkmoot/contracts';
import type { DayRange } from '../../records/rollup.repository';
import { messages } from './report-document.messages';

const onDay =
  (options: Intl.DateTimeFormatOptions) =>
  (day: string): string =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { ...options, timeZone: 'UTC' });

/** Calendar days of the council; no zone moves them. */
export const dayInWords = onDay({ dateStyle: 'long' });
export const shortDay = onDay({ day: 'numeric', month: 'short' });
export const monthInWords = onDay({ month: 'short', year: 'numeric' });

/** `22 November 2026 at 05:30`. */
export const momentInWords = (moment: Date, timeZone: string): string =>
  moment.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });

/** All Time is from the first to the last response, printed as such (F-13). */
export const periodInWords = ({ period }: Pick<Report, 'period'>, range: DayRange & { round?: number }): string => {
  const [from, to] = [range.from ?? period?.from, range.to ?? period?.to];
  if (!from || !to) return messages.unknown;
  const days = messages.days(dayInWords(from), dayInWords(to));
  const named = range.from || range.to ? days : messages.allTime(days);
  return range.round === undefined ? named : messages.round(named, range.round);
};
