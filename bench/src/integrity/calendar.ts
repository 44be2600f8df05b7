import type { Draws } from './draws';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const DAYS = 28;

/** The four weeks of a survey, from the local midnight of a Monday. */
export interface Weeks {
  readonly opensAt: number;
  readonly closesAt: number;
  /** Offsets from UTC in minutes, each from a moment on. */
  readonly zone: readonly { readonly from: number; readonly minutes: number }[];
}

/** When people answer: one number for each hour of a weekday, and of a day at the weekend. */
const WEEKDAY = [4, 2, 1, 1, 1, 3, 10, 25, 38, 42, 45, 44, 52, 48, 42, 41, 46, 54, 60, 68, 74, 66, 40, 14];
const WEEKEND = [7, 4, 2, 1, 1, 2, 5, 12, 26, 44, 55, 54, 46, 42, 43, 44, 45, 44, 46, 50, 54, 48, 32, 15];
const WEEKEND_SHARE = 0.8;

const offsetMinutes = (timezone: string, at: number): number => {
  const parts = new Intl.DateTimeFormat('en', { timeZone: timezone, timeZoneName: 'longOffset' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const [hours = 0, minutes = 0] = name.replace('GMT', '').split(':').map(Number);
  return hours * 60 + Math.sign(hours || 1) * minutes;
};

export const offsetAt = ({ zone }: Pick<Weeks, 'zone'>, at: number): number => {
  const known = zone.filter(({ from }) => from <= at).at(-1) ?? zone[0];
  return (known?.minutes ?? 0) * MINUTE_MS;
};

/** `monday` is a date such as 2026-03-09. */
export const weeksOf = (monday: string, timezone: string): Weeks => {
  const utc = Date.parse(`${monday}T00:00:00.000Z`);
  const opensAt = utc - offsetMinutes(timezone, utc) * MINUTE_MS;
  const zone: { from: number; minutes: number }[] = [];
  for (let hour = 0; hour <= DAYS * 24; hour += 1) {
    const from = opensAt + hour * HOUR_MS;
    const minutes = offsetMinutes(timezone, from);
    if (zone.at(-1)?.minutes !== minutes) zone.push({ from, minutes });
  }
  return { opensAt, closesAt: opensAt + DAYS * DAY_MS, zone };
};

/** A moment by local day and hour since the survey opened. */
export const localMoment = (weeks: Weeks, day: number, hour: number): number => {
  const first = weeks.opensAt + offsetAt(weeks, weeks.opensAt) + day * DAY_MS + hour * HOUR_MS;
  return first - offsetAt(weeks, first);
};

export const localDay = (weeks: Weeks, at: number): string =>
  new Date(at + offsetAt(weeks, at)).toISOString().slice(0, 10);

export const localHour = (weeks: Weeks, at: number): number => new Date(at + offsetAt(weeks, at)).getUTCHours();

const isWeekend = (day: number): boolean => day % 7 >= 5;

/** How ready people are to answer at that hour, at most 1. */
export const readiness = (weeks: Weeks, at: number): number => {
  const day = new Date(at + offsetAt(weeks, at)).getUTCDay();
  const hours = day === 0 || day === 6 ? WEEKEND : WEEKDAY;
  return (hours[localHour(weeks, at)] ?? 0) / 74;
};

const isOpen = ({ opensAt, closesAt }: Weeks, at: number): boolean => at >= opensAt && at < closesAt;

/** A moment of people who come by themselves: more in the first days and the last ones, by hour and weekday. */
export const usualMoment = (weeks: Weeks, draws: Draws): number => {
  const days = Array.from({ length: DAYS }, (_, day) => {
    const isEdge = 1 + 1.4 * Math.exp(-day / 3) + 0.6 * Math.exp((day - DAYS + 1) / 2);
    return isEdge * (isWeekend(day) ? WEEKEND_SHARE : 1);
  });
  const day = draws.index(days);
  const hour = draws.index(isWeekend(day) ? WEEKEND : WEEKDAY);
  return localMoment(weeks, day, hour) + Math.floor(draws.share() * HOUR_MS);
};

/** A moment after something that reached people at once. Whoever is asleep or at work then answers at another time. */
export const momentAfter = (weeks: Weeks, from: number, medianHours: number, draws: Draws): number => {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const at = Math.floor(from + draws.logNormal(medianHours, 1.3) * HOUR_MS);
    if (isOpen(weeks, at) && draws.chance(readiness(weeks, at))) return at;
  }
  return usualMoment(weeks, draws);
};

/** A moment between two hours of a day, more in the middle. */
export const momentWithin = (weeks: Weeks, [day, from, until]: readonly [number, number, number], draws: Draws) => {
  const share = (draws.share() + draws.share()) / 2;
  return localMoment(weeks, day, from) + Math.floor(share * (until - from) * HOUR_MS);
};
