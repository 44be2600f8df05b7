import { startOfLocalDay } from '@folkmoot/calendar/days';
import { dayIn, momentIn } from '@folkmoot/contracts/client';
import { useSession } from './SessionProvider';

export { dayIn, momentIn, momentInWords } from '@folkmoot/contracts/client';

/** The zone in which a council reads and enters every time. */
export const useCouncilZone = (): string => useSession().council?.timezone ?? 'UTC';

/** The zone of this browser, for people without a council. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** The council's zone, or the reader's own when there is no council. */
export const useReaderZone = (): string => useSession().council?.timezone ?? ownTimeZone();

const isStartOfDay = (moment: Date, timeZone: string): boolean =>
  startOfLocalDay(moment, timeZone).getTime() === moment.getTime();

/** `3 Nov 2026, 09:00`, or `3 Nov 2026` when only the day was stored, as the start of that day. */
export const momentOrDayIn = (moment: string, timeZone: string): string =>
  isStartOfDay(new Date(moment), timeZone) ? dayIn(moment, timeZone) : momentIn(moment, timeZone);
