const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const SECOND_MS = 1_000;

interface Hour {
  readonly number: number;
  /** Offset of the zone from UTC. Null when it changes within the hour. */
  readonly offsetMs: number | null;
}

const two = (number: number): string => (number < 10 ? `0${number}` : `${number}`);

/** Formats moments in UTC as day and time. */
const universalTimes = () => {
  let hour = Number.NaN;
  let beginning = '';
  return (ms: number): string => {
    const number = Math.floor(ms / HOUR_MS);
    if (number !== hour) {
      beginning = new Date(ms).toISOString().slice(0, 'YYYY-MM-DDTHH'.length).replace('T', ' ');
      hour = number;
    }
    const rest = ms - number * HOUR_MS;
    const minute = Math.floor(rest / MINUTE_MS);
    return `${beginning}:${two(minute)}:${two(Math.floor((rest - minute * MINUTE_MS) / SECOND_MS))}`;
  };
};

/**
 * Formats moments (dates, or ISO texts) in a zone (an IANA name): `2026-03-02 09:00:00`. The offset of each hour is
 * cached, because finding it takes longer than the rest of an export line.
 */
export const localTimes = (timeZone: string): ((moment: Date | string) => string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const offsetAt = (ms: number): number => Date.parse(`${format.format(ms).replace(' ', 'T')}Z`) - ms;
  const hourOf = (number: number): Hour => {
    const first = offsetAt(number * HOUR_MS);
    const last = offsetAt((number + 1) * HOUR_MS - SECOND_MS);
    return { number, offsetMs: first === last ? first : null };
  };
  const universal = universalTimes();
  let hour: Hour = { number: Number.NaN, offsetMs: null };
  return (moment) => {
    const ms = typeof moment === 'string' ? Date.parse(moment) : moment.getTime();
    const number = Math.floor(ms / HOUR_MS);
    if (number !== hour.number) hour = hourOf(number);
    return hour.offsetMs === null ? format.format(ms) : universal(ms + hour.offsetMs);
  };
};
