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
