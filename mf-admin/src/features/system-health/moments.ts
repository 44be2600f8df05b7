/** `21 Nov 2026, 22:40:05`, where the reader is. */
export const momentHere = (moment: string): string =>
  new Date(moment).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** `21 Nov 2026, 22:40` */
export const minuteHere = (moment: string): string =>
  new Date(moment).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

export const dayHere = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-GB', { dateStyle: 'medium' });

export const timeHere = (moment: string): string => new Date(moment).toLocaleTimeString('en-GB');

export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
