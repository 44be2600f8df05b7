/** @file Steps of colour for shares in a table. */

export const SHADE_STEPS = 5;

export interface Shades {
  /** Width of each step in percent. */
  readonly width: number;
  /** The step of a share, from 0 to `SHADE_STEPS` - 1. */
  stepOf(share: number): number;
}

/**
 * Five steps of equal width from 0 to the largest share of a table, so that the pattern shows in tables with many
 * columns too. Widths are whole percents.
 */
export const shadesOf = (shares: readonly number[]): Shades => {
  const width = Math.max(1, Math.ceil(Math.max(0, ...shares) / SHADE_STEPS));
  return { width, stepOf: (share) => Math.min(SHADE_STEPS - 1, Math.max(0, Math.ceil(share / width) - 1)) };
};
