import type { Circumstances } from './shapes';

const MINUTE = 60_000;
export const HOUR_MS = 60 * MINUTE;
export const DAY_MS = 24 * HOUR_MS;

export interface LocalTime {
  /** Days since 1970 by the council's clock. */
  readonly dayOf: (at: number) => number;
  /** 0 to 23 by the council's clock. */
  readonly hourOf: (at: number) => number;
}

/** A function of the council's clock; moments in milliseconds since 1970. */
export const localTimeOf = (zone: Circumstances['zone']): LocalTime => {
  const localOf = (at: number): number => {
    let minutes = zone[0]?.minutes ?? 0;
    for (const change of zone) if (change.from <= at) minutes = change.minutes;
    return at + minutes * MINUTE;
  };
  return {
    dayOf: (at) => Math.floor(localOf(at) / DAY_MS),
    hourOf: (at) => Math.floor((((localOf(at) % DAY_MS) + DAY_MS) % DAY_MS) / HOUR_MS),
  };
};
