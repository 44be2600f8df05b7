const HOUR_MS = 3_600_000;
/** Days begin in every zone at a quarter of an hour. */
const QUARTER_MS = HOUR_MS / 4;

interface Zone {
  readonly format: Intl.DateTimeFormat;
  quarter: number;
  day: string;
}

const zones = new Map<string, Zone>();

const zoneOf = (name: string): Zone => {
  const known = zones.get(name);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: name, dateStyle: 'short' });
  const zone = { format, quarter: Number.NaN, day: '' };
  zones.set(name, zone);
  return zone;
};

/** The calendar day of a moment in a time zone: YYYY-MM-DD. */
export const localDay = (moment: Date, zone: string): string => {
  const known = zoneOf(zone);
  const quarter = Math.floor(moment.getTime() / QUARTER_MS);
  if (known.quarter !== quarter) {
    known.day = known.format.format(moment);
    known.quarter = quarter;
  }
  return known.day;
};

/** When the calendar day of a moment began in a time zone, to the hour or the half of it that zones differ by. */
export const startOfLocalDay = (moment: Date, zone: string): Date => {
  const day = localDay(moment, zone);
  let at = Math.floor(moment.getTime() / QUARTER_MS) * QUARTER_MS;
  while (localDay(new Date(at - HOUR_MS), zone) === day) at -= HOUR_MS;
  while (localDay(new Date(at - QUARTER_MS), zone) === day) at -= QUARTER_MS;
  return new Date(at);
};
