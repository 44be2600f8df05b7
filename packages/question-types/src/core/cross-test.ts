import type { AnswerCounts, CrossTest } from '@folkmoot/contracts/client';
import { lookup } from '@folkmoot/contracts/dictionary';
import {
  compareColumns,
  emptyWeightSums,
  type TwoWaySums,
  type TwoWayTest,
  type WeightSums,
} from '@folkmoot/statistics';
import { sumsOf } from './weighted-figures';

type Cross = NonNullable<AnswerCounts['cross']>;

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

const cellsOf = ({ cells }: Cross, rows: readonly string[], columns: readonly string[]): TwoWaySums => {
  const byRow = new Map(rows.map((row) => [row, new Map<string, WeightSums>()]));
  for (const { row, column, count, w = count, w2 = count } of cells)
    byRow.get(row)?.set(column, sumsOf(count, { w, w2 }));
  return rows.map((row) => columns.map((column) => byRow.get(row)?.get(column) ?? emptyWeightSums()));
};

const columnSums = ({ columns: counts, weighted }: Cross, columns: readonly string[]): WeightSums[] =>
  columns.map((column) => {
    const n = lookup(counts, column) ?? 0;
    return sumsOf(n, lookup(weighted?.columns, column) ?? { w: n, w2: n });
  });

const figuresOf = (test: TwoWayTest | null) => ({
  statistic: test?.statistic ?? null,
  df: [...(test?.df ?? [])],
  p: test?.p ?? null,
  cramersV: test?.cramersV ?? null,
  effect: test?.effect ?? null,
});

const names = { pearson: 'pearson', 'rao-scott': 'rao_scott' } as const;

/**
 * Whether the rows of a cross-tabulation depend on its columns, from the sum of all pages of its count. With weights when the
 * count has them. Where a person can be in several rows only single rows are compared, and where a person can be in several
 * columns nothing is: the tests are about different people.
 */
export const crossTest = (cross: Cross, rows: readonly string[], columns: readonly string[]): CrossTest => {
  const cells = cellsOf(cross, rows, columns);
  const ofColumns = columnSums(cross, columns);
  const isSeveral = { rows: total(cross.rows) > cross.answered, columns: total(cross.columns) > cross.answered };
  const compared = compareColumns(cells, {
    isWeighted: cross.weighted !== undefined,
    ...(isSeveral.rows || isSeveral.columns ? { columns: ofColumns } : {}),
  });
  const { test, testOfLarge, isSmall } = compared;
  return {
    name: test ? names[test.name] : 'none',
    ...figuresOf(test),
    ...(testOfLarge && isSmall.includes(true) && { withoutSmall: figuresOf(testOfLarge) }),
    columns: compared.letters.map((line) => line.map((letters) => (isSeveral.columns ? '' : letters))),
    rowValues: [...rows],
    columnValues: [...columns],
    isSmall: [...isSmall],
    isDifference: compared.isDifference,
  };
};
