const HOUR_MS = 3_600_000;
/** Days begin at a quarter of an hour UTC in every time zone. */
const QUARTER_MS = HOUR_MS / 4;

interface Zone {
  readonly name: string;
  /** Formats a moment as `2026-03-02` in the time zone. */
  readonly format: Intl.DateTimeFormat;
  /** The last quarter of an hour that was asked for, counted from 1970, and its day. */
  quarter: number;
  day: string;
}

/** Cached by time zone, because creating a format takes much longer than using it. */
const zones = new Map<string, Zone>();
/** The zone of the last call. Counting a campaign's responses asks for the same zone a million times. */
let latest: Zone | null = null;

const newZone = (name: string): Zone => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: name, dateStyle: 'short' });
  return { name, format, quarter: Number.NaN, day: '' };
};

const zoneOf = (name: string): Zone => {
  if (latest?.name === name) return latest;
  latest = zones.get(name) ?? newZone(name);
  zones.set(name, latest);
  return latest;
};

/**
 * The calendar day of a moment in a time zone (an IANA name): `2026-03-02`. Cached for the last quarter of an hour of
 * each zone. Throws RangeError for an unknown zone or an invalid date.
 */
export const localDay = (moment: Date, zone: string): string => {
  const known = zoneOf(zone);
  const quarter = Math.floor(moment.getTime() / QUARTER_MS);
  if (known.quarter !== quarter) {
    known.day = known.format.format(moment);
    known.quarter = quarter;
  }
  return known.day;
};

/**
 * The first moment of a moment's calendar day in a time zone, also when a clock change skips midnight or repeats it.
 */
export const startOfLocalDay = (moment: Date, zone: string): Date => {
  const { format } = zoneOf(zone);
  const day = localDay(moment, zone);
  let at = Math.floor(moment.getTime() / QUARTER_MS) * QUARTER_MS;
  while (format.format(at - HOUR_MS) === day) at -= HOUR_MS;
  while (format.format(at - QUARTER_MS) === day) at -= QUARTER_MS;
  return new Date(at);
};

/** The hour of a moment in a time zone: 0 to 23. */
export const localHour = (moment: Date, zone: string): number =>
  Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: zone }).format(moment));
