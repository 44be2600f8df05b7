/** The value of a `datetime-local` field: a wall-clock time without a zone, `2026-03-29T09:30`. */
export type WallTime = string;

const partsIn = (timeZone: string, moment: Date): Record<string, string> => {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
};

/** The wall-clock time of a moment (ISO in UTC) in a zone (an IANA name): `2026-03-29T09:30`. Empty for null. */
export const toWallTime = (moment: string | null, timeZone: string): WallTime => {
  if (!moment) return '';
  const { year, month, day, hour, minute } = partsIn(timeZone, new Date(moment));
  return `${year}-${month}-${day}T${hour}:${minute}`;
};

/** Milliseconds by which a zone is ahead of UTC at this time. */
const offsetAt = (timeZone: string, utc: number): number =>
  new Date(`${toWallTime(new Date(utc).toISOString(), timeZone)}Z`).getTime() - Math.floor(utc / 60_000) * 60_000;

/**
 * Converts a wall-clock time in a zone to ISO in UTC. Null for an empty field. A time that the change of the clocks
 * skips becomes the time one hour later. A time that comes twice is the first one.
 */
export const fromWallTime = (wall: WallTime, timeZone: string): string | null => {
  if (!wall) return null;
  const asUtc = new Date(`${wall}Z`).getTime();
  if (Number.isNaN(asUtc)) return null;
  const before = asUtc - offsetAt(timeZone, asUtc - 86_400_000);
  const after = asUtc - offsetAt(timeZone, asUtc + 86_400_000);
  const fits = [before, after].filter((utc) => utc + offsetAt(timeZone, utc) === asUtc);
  return new Date(fits.length > 0 ? Math.min(...fits) : before).toISOString();
};
