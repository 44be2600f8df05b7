import type { Circumstances } from './shapes';

const MINUTE = 60_000;
export const HOUR_MS = 60 * MINUTE;
export const DAY_MS = 24 * HOUR_MS;
/** Beyond this moment there is no date. */
const MAX_DATE = 8.64e15;

export interface LocalTime {
  /** 0 to 23 by the council's clock. */
  readonly hourOf: (at: number) => number;
  /** The day by the council's clock, as `2026-11-28`. */
  readonly dayOf: (at: number) => string;
}

/** A function of the council's clock; moments in milliseconds since 1970. */
export const localTimeOf = (zone: Circumstances['zone']): LocalTime => {
  const localOf = (at: number): number => {
    let minutes = zone[0]?.minutes ?? 0;
    for (const change of zone) if (change.from <= at) minutes = change.minutes;
    return at + minutes * MINUTE;
  };
  return {
    hourOf: (at) => Math.floor((((localOf(at) % DAY_MS) + DAY_MS) % DAY_MS) / HOUR_MS),
    dayOf: (at) => new Date(Math.min(MAX_DATE, Math.max(-MAX_DATE, localOf(at)))).toISOString().slice(0, 10),
  };
};
