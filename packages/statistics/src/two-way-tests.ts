/** @file Do the rows of a two-way table depend on its columns? Pearson's test, and its correction by Rao and Scott for weights. */
import { chiSquareTail, fTail } from './distributions';
import type { WeightSums } from './weighted-estimates';

/** Sums by row and column. Each response is in one cell. Without weighting w and w2 are the counts. */
export type TwoWaySums = readonly (readonly WeightSums[])[];

export interface TwoWayTest {
  readonly name: 'pearson' | 'rao-scott';
  /** Chi-square for Pearson; F for Rao and Scott. */
  readonly statistic: number;
  /** One number for chi-square; two for F, which may have fractions. */
  readonly df: readonly number[];
  readonly p: number;
  /** Effect size: between 0 and 1. */
  readonly cramersV: number;
  readonly effect: EffectSize;
  /** Responses in the table. */
  readonly n: number;
  /** Below 5 the chi-square distribution is a rough approximation. */
  readonly smallestExpected: number;
}

export type EffectSize = 'none' | 'small' | 'medium' | 'large';

const sizeBetween = (value: number, small: number, medium: number, large: number): EffectSize => {
  if (value >= large) return 'large';
  if (value >= medium) return 'medium';
  return value >= small ? 'small' : 'none';
};

/**
 * Size of an association. Source: Cohen (1988), Statistical Power Analysis, 7.2: w = V * sqrt(min(rows, columns) - 1) is small from 0.1,
 * medium from 0.3, large from 0.5.
 */
export const effectOfCramersV = (cramersV: number, rows: number, columns: number): EffectSize =>
  sizeBetween(cramersV * Math.sqrt(Math.min(rows, columns) - 1), 0.1, 0.3, 0.5);

/**
 * Cohen's h of two shares: 2 asin(sqrt(a)) - 2 asin(sqrt(b)).
 * Source: Cohen (1988), 6.2.
 */
export const cohensH = (a: number, b: number): number => 2 * Math.asin(Math.sqrt(a)) - 2 * Math.asin(Math.sqrt(b));

/** Size of Cohen's h: small from 0.2, medium from 0.5, large from 0.8. */
export const effectOfCohensH = (h: number): EffectSize => sizeBetween(Math.abs(h), 0.2, 0.5, 0.8);

interface Cell extends Readonly<WeightSums> {
  readonly row: number;
  readonly column: number;
}

/** A table without rows and columns that nobody is in. */
interface Table {
  readonly cells: readonly Cell[];
  readonly rows: number;
  readonly columns: number;
  readonly total: Readonly<WeightSums>;
}

const sumOf = (cells: readonly Readonly<WeightSums>[], key: keyof WeightSums): number =>
  cells.reduce((sum, cell) => sum + cell[key], 0);

const usedIndexes = (cells: readonly Cell[], key: 'row' | 'column'): ReadonlyMap<number, number> => {
  const used = [...new Set(cells.filter(({ n }) => n > 0).map((cell) => cell[key]))].sort((a, b) => a - b);
  return new Map(used.map((index, at) => [index, at]));
};

const tableOf = (sums: TwoWaySums): Table => {
  const all = sums.flatMap((line, row) => line.map((cell, column) => ({ ...cell, row, column })));
  const rowAt = usedIndexes(all, 'row');
  const columnAt = usedIndexes(all, 'column');
  const cells = all.flatMap((cell) => {
    const row = rowAt.get(cell.row);
    const column = columnAt.get(cell.column);
    return row === undefined || column === undefined ? [] : [{ ...cell, row, column }];
  });
  const total = { n: sumOf(cells, 'n'), w: sumOf(cells, 'w'), w2: sumOf(cells, 'w2') };
  return { cells, rows: rowAt.size, columns: columnAt.size, total };
};

const marginShares = ({ cells, total }: Table, key: 'row' | 'column', size: number): number[] => {
  const shares = new Array<number>(size).fill(0);
  for (const cell of cells) shares[cell[key]] = (shares[cell[key]] ?? 0) + cell.w / total.w;
  return shares;
};

interface Pearson {
  /** From the weighted shares, for n responses. */
  readonly chiSquare: number;
  readonly smallestExpected: number;
  readonly cramersV: number;
}

const pearsonOf = (table: Table): Pearson => {
  const { cells, rows, columns, total } = table;
  const rowShares = marginShares(table, 'row', rows);
  const columnShares = marginShares(table, 'column', columns);
  let perResponse = 0;
  let smallest = 1;
  for (const { row, column, w } of cells) {
    const expected = (rowShares[row] ?? 0) * (columnShares[column] ?? 0);
    perResponse += (w / total.w - expected) ** 2 / expected;
    smallest = Math.min(smallest, expected);
  }
  const cramersV = Math.min(1, Math.sqrt(perResponse / (Math.min(rows, columns) - 1)));
  return { chiSquare: perResponse * total.n, smallestExpected: smallest * total.n, cramersV };
};

const testOf = (
  table: Table,
  pearson: Pearson,
  test: Pick<TwoWayTest, 'name' | 'statistic' | 'df' | 'p'>,
): TwoWayTest => ({
  ...test,
  cramersV: pearson.cramersV,
  effect: effectOfCramersV(pearson.cramersV, table.rows, table.columns),
  n: table.total.n,
  smallestExpected: pearson.smallestExpected,
});

const isTestable = ({ rows, columns }: Table): boolean => rows > 1 && columns > 1;

/**
 * Pearson's chi-square test of independence, without continuity correction. Weights do not count.
 * Source: Pearson (1900); `chisq.test(correct = FALSE)` of R.
 * @returns null with fewer than two rows or columns that somebody is in
 */
export const pearsonTest = (sums: TwoWaySums): TwoWayTest | null => {
  const table = tableOf(sums.map((line) => line.map(({ n }) => ({ n, w: n, w2: n }))));
  if (!isTestable(table)) return null;
  const pearson = pearsonOf(table);
  const df = (table.rows - 1) * (table.columns - 1);
  const p = chiSquareTail(pearson.chiSquare, df);
  return testOf(table, pearson, { name: 'pearson', statistic: pearson.chiSquare, df: [df], p });
};

type Matrix = number[][];

const dot = (a: readonly number[], b: readonly number[]): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] as number) * (b[at] as number);
  return sum;
};

/** A'B of matrices that are lists of columns. */
const crossProduct = (a: Matrix, b: Matrix): Matrix => a.map((left) => b.map((right) => dot(left, right)));

const traceOfProduct = (a: Matrix, b: Matrix): number =>
  a.reduce(
    (sum, line, row) => sum + line.reduce((part, value, column) => part + value * (b[column]?.[row] ?? 0), 0),
    0,
  );

const PIVOT_EPSILON = 1e-10;
/** Below this no interaction is left in the cells that somebody is in. */
const SMALLEST_TRACE = 1e-9;

/** Subtracts a line from all others, so that `column` is 0 there. */
const eliminate = (matrix: Matrix, pivot: number, column: number): void => {
  const source = matrix[pivot] as number[];
  for (const [row, line] of matrix.entries()) {
    const factor = line[column] ?? 0;
    if (row === pivot || factor === 0) continue;
    for (let at = 0; at < line.length; at += 1) line[at] = (line[at] as number) - factor * (source[at] as number);
  }
};

/** H^- B for a symmetric H without negative eigenvalues, whose range contains B: lines without a pivot of H are 0. */
const solvedBy = (h: Matrix, b: Matrix): Matrix => {
  const size = h.length;
  const matrix = h.map((line, row) => [...line, ...(b[row] as number[])]);
  for (let pivot = 0; pivot < size; pivot += 1) {
    const line = matrix[pivot] as number[];
    const value = line[pivot] as number;
    if (value > PIVOT_EPSILON * (h[pivot]?.[pivot] ?? 0)) {
      matrix[pivot] = line.map((each) => each / value);
      eliminate(matrix, pivot, pivot);
    } else matrix[pivot] = line.map(() => 0);
  }
  return matrix.map((line) => line.slice(size));
};

/** Rows (0 ...) and columns (rows ...) that empty cells connect have the same number. */
const connectedByEmptyCells = ({ cells, rows, columns }: Table): number[] => {
  const group = Array.from({ length: rows + columns }, (_, index) => index);
  for (const { row, column, n } of cells) {
    if (n > 0) continue;
    const [from, into] = [group[rows + column], group[row] as number];
    for (const [index, each] of group.entries()) if (each === from) group[index] = into;
  }
  return group;
};

/**
 * Additive functions of row and column, on the cells that somebody is in: those that are 0 in all empty cells. R gives empty cells no
 * weight in the test of interaction, which comes to the same.
 */
const additiveFunctions = (table: Table, used: readonly Cell[]): Matrix => {
  const group = connectedByEmptyCells(table);
  return [...new Set(group)].map((each) =>
    used.map(({ row, column }) => Number(group[row] === each) - Number(group[table.rows + column] === each)),
  );
};

/**
 * Trace of the matrix of design effects of the interaction, and trace of its square.
 * Let D be the diagonal matrix of the weighted shares of cells, V n times their covariance, and P the projection on what is orthogonal
 * (by D) to the additive functions X: the matrix is P D^-1 V. So both traces need only small matrices of X, and no inverse of V.
 */
const designEffectTraces = (table: Table, sampleSize: number): { trace: number; traceOfSquare: number } => {
  const { w, w2, n } = table.total;
  const used = table.cells.filter((cell) => cell.n > 0);
  const shares = used.map((cell) => cell.w / w);
  const scale = (n * sampleSize) / (sampleSize - 1) / (w * w);
  // V = diagonal(s) - s p' - p s' + (sum of s) p p' for shares p and scaled sums of squares s.
  const squares = used.map((cell) => scale * cell.w2);
  const allSquares = scale * w2;
  const timesV = (x: readonly number[]): number[] => {
    const [alongP, alongS] = [dot(shares, x), dot(squares, x)];
    return x.map((value, at) => {
      const [p, s] = [shares[at] as number, squares[at] as number];
      return s * (value - alongP) + p * (allSquares * alongP - alongS);
    });
  };
  const overD = (x: readonly number[]): number[] => x.map((value, at) => value / (shares[at] as number));
  const additive = additiveFunctions(table, used);
  const products = additive.map(timesV);
  const h = crossProduct(
    additive,
    additive.map((x) => x.map((value, at) => value * (shares[at] as number))),
  );
  const first = solvedBy(h, crossProduct(additive, products));
  const second = solvedBy(h, crossProduct(products, products.map(overD)));
  const traceOf = (matrix: Matrix): number => matrix.reduce((sum, line, at) => sum + (line[at] ?? 0), 0);
  const ratios = used.map((_, at) => (squares[at] as number) / (shares[at] as number));
  // Traces of G = D^-1 V and of G^2, from the form of V.
  const traceG = ratios.reduce((sum, ratio) => sum + ratio, 0) - allSquares;
  const ratioSquares = dot(ratios, ratios) - 2 * dot(ratios, squares);
  const traceG2 = ratioSquares + allSquares * allSquares;
  return {
    trace: traceG - traceOf(first),
    traceOfSquare: traceG2 - 2 * traceOf(second) + traceOfProduct(first, first),
  };
};

/**
 * Test of independence for weighted responses: Pearson's chi-square of the weighted shares, corrected for the weights by Rao and Scott in
 * second order, as an F test.
 * Sources: Rao and Scott (1984), Annals of Statistics 12, 46-60; Thomas and Rao (1990); `svychisq(statistic = "F")` of R's package survey
 * with `svydesign(ids = ~1, weights = w)`, over the subset that answered both questions.
 * @param sampleSize responses that are weighted together, also those that did not answer; those of the table when left out
 * @returns null with fewer than two rows or columns that somebody is in
 */
export const raoScottTest = (sums: TwoWaySums, sampleSize?: number): TwoWayTest | null => {
  const table = tableOf(sums);
  if (!isTestable(table)) return null;
  const pearson = pearsonOf(table);
  const { trace, traceOfSquare } = designEffectTraces(table, sampleSize ?? table.total.n);
  if (trace < SMALLEST_TRACE) return null;
  const df1 = (trace * trace) / traceOfSquare;
  const df2 = df1 * (table.total.n - 1);
  const statistic = pearson.chiSquare / trace;
  return testOf(table, pearson, { name: 'rao-scott', statistic, df: [df1, df2], p: fTail(statistic, df1, df2) });
};
