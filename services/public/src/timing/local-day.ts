const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a moment in a time zone: YYYY-MM-DD. */
export const localDay = (moment: Date, zone: string): string => {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  formats.set(zone, format);
  return format.format(moment);
};

const HOUR_MS = 3_600_000;

/** When the calendar day of a moment began in a time zone, to the hour or the half of it that zones differ by. */
export const startOfLocalDay = (moment: Date, zone: string): Date => {
  const day = localDay(moment, zone);
  const quarter = HOUR_MS / 4;
  let at = Math.floor(moment.getTime() / quarter) * quarter;
  while (localDay(new Date(at - HOUR_MS), zone) === day) at -= HOUR_MS;
  while (localDay(new Date(at - quarter), zone) === day) at -= quarter;
  return new Date(at);
};
