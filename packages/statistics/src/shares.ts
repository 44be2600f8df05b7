import { NORMAL_975 } from './distributions';

/** An estimate with its 95 % interval, in the unit of the estimate. `low <= value <= high`. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

/**
 * A share with the 95 % score interval of Wilson, without continuity correction.
 * It is sensible where the simple interval is not: few cases, and shares near 0 and 1.
 * Source: Wilson (1927), Journal of the American Statistical Association 22, 209-212; method 3 of Newcombe (1998),
 * Statistics in Medicine 17, 857-872.
 * @param hits cases with the property: 0 to `cases`; weighted counts may have fractions
 * @param cases all cases, independent of each other
 * @returns shares between 0 and 1; null without cases
 * @throws RangeError when `hits` is not between 0 and `cases`
 */
export const wilsonShare = (hits: number, cases: number): Estimate | null => {
  if (!(hits >= 0 && hits <= cases)) throw new RangeError(`${hits} of ${cases} cases is not a share`);
  if (cases === 0) return null;
  const value = hits / cases;
  const z2 = NORMAL_975 * NORMAL_975;
  const centre = (hits + z2 / 2) / (cases + z2);
  const half = (NORMAL_975 / (cases + z2)) * Math.sqrt(cases * value * (1 - value) + z2 / 4);
  // The ends are exactly 0 and 1 there; rounding would miss them by a hair.
  return { value, low: hits === 0 ? 0 : centre - half, high: hits === cases ? 1 : centre + half };
};
