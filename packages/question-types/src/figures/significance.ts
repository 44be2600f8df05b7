import type { AnswerCounts } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';

/**
 * @file Cells of a cross-tabulation that chance does not explain.
 *
 * Method: each cell compares the share of its column in its row with the share among all other people (the adjusted
 * standardised residual, which is the z-test of two proportions). It is valid for questions with several answers too.
 * The chance of one or more false marks in the whole table is at most 5% (Holm's correction). Cells whose expected
 * counts are below 5 are never marked, because the test does not hold for them.
 */

type Cross = NonNullable<AnswerCounts['cross']>;

/** More or fewer than chance explains. */
export type Difference = 'more' | 'fewer';

const LEVEL = 0.05;
const LEAST_EXPECTED = 5;

/** Complementary error function, relative error below 1.2e-7 (Numerical Recipes, `erfcc`). For values from 0. */
const erfc = (x: number): number => {
  const t = 1 / (1 + x / 2);
  const coefficients = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
    0.17087277,
  ];
  return t * Math.exp(-x * x + coefficients.reduceRight((sum, coefficient) => sum * t + coefficient, 0));
};

/** The chance of a standard normal value at least this far from 0, on either side. */
export const twoSidedChance = (z: number): number => erfc(Math.abs(z) / Math.SQRT2);

interface Totals {
  readonly row: number;
  readonly column: number;
  readonly answered: number;
}

/** Null when the counts are too small for the test. */
const residualOf = (count: number, { row, column, answered }: Totals): number | null => {
  const expected = (row * column) / answered;
  const others = [expected, row - expected, column - expected, answered - row - column + expected];
  if (others.some((each) => each < LEAST_EXPECTED)) return null;
  return (count - expected) / Math.sqrt(expected * (1 - row / answered) * (1 - column / answered));
};

export const cellKey = (row: string, column: string): string => `${row} ${column}`;

/** The marked cells by `cellKey`. */
export const differencesIn = (
  cross: Cross,
  rows: readonly string[],
  columns: readonly string[],
): ReadonlyMap<string, Difference> => {
  const counts = new Map(cross.cells.map(({ row, column, count }) => [cellKey(row, column), count]));
  const tested = rows
    .flatMap((row) =>
      columns.map((column) => {
        const key = cellKey(row, column);
        const totals = {
          row: lookup(cross.rows, row) ?? 0,
          column: lookup(cross.columns, column) ?? 0,
          answered: cross.answered,
        };
        const residual = cross.answered > 0 ? residualOf(counts.get(key) ?? 0, totals) : null;
        return { key, residual };
      }),
    )
    .flatMap(({ key, residual }) => (residual === null ? [] : [{ key, residual, chance: twoSidedChance(residual) }]))
    .sort((a, b) => a.chance - b.chance);
  const last = tested.findIndex(({ chance }, index) => chance > LEVEL / (tested.length - index));
  const marked = last === -1 ? tested : tested.slice(0, last);
  return new Map(marked.map(({ key, residual }) => [key, residual > 0 ? 'more' : 'fewer']));
};
