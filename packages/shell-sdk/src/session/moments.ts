import { dayIn, momentIn } from '@folkmoot/contracts/client';
import { useSession } from './SessionProvider';

export { dayIn, momentIn, momentInWords } from '@folkmoot/contracts/client';

/** The zone in which a council reads and enters every time (E-36). */
export const useCouncilZone = (): string => useSession().council?.timezone ?? 'UTC';

/** The zone of this browser: for people who work for no council. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** The council's zone, or the reader's own where there is no council. */
export const useReaderZone = (): string => useSession().council?.timezone ?? ownTimeZone();

const isStartOfDay = (moment: Date, timeZone: string): boolean =>
  moment.getMilliseconds() === 0 && moment.toLocaleTimeString('en-GB', { timeZone }) === '00:00:00';

/** `3 Nov 2026, 09:00`, or `3 Nov 2026` where only the day was kept: the very start of it. */
export const momentOrDayIn = (moment: string, timeZone: string): string =>
  isStartOfDay(new Date(moment), timeZone) ? dayIn(moment, timeZone) : momentIn(moment, timeZone);
