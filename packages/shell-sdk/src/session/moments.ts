import { useSession } from './SessionProvider';

/** The zone in which a council reads and enters every time (E-36). */
export const useCouncilZone = (): string => useSession().council?.timezone ?? 'UTC';

/** `3 Nov 2026`, in a zone. */
export const dayIn = (moment: string, timeZone: string): string =>
  new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone });

/** `3 Nov 2026, 09:00`, in a zone. */
export const momentIn = (moment: string, timeZone: string): string =>
  new Date(moment).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone });

/** `3 November 2026 at 09:00`, in a zone: for sentences. */
export const momentInWords = (moment: string, timeZone: string): string =>
  new Date(moment).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });

const isStartOfDay = (moment: Date, timeZone: string): boolean =>
  moment.getMilliseconds() === 0 && moment.toLocaleTimeString('en-GB', { timeZone }) === '00:00:00';

/** `3 Nov 2026, 09:00`, or `3 Nov 2026` where only the day was kept: the very start of it. */
export const momentOrDayIn = (moment: string, timeZone: string): string =>
  isStartOfDay(new Date(moment), timeZone) ? dayIn(moment, timeZone) : momentIn(moment, timeZone);
