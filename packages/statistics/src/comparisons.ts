/** @file Differences between columns of a table and between rounds: z-tests, Holm's correction, column letters. */
import { normalTwoSided } from './distributions';
import { type Estimate, wilsonShare } from './shares';
import {
  cohensH,
  type EffectSize,
  effectOfCohensH,
  pearsonTest,
  raoScottTest,
  type TwoWaySums,
  type TwoWayTest,
} from './two-way-tests';
import {
  effectiveSize,
  emptyWeightSums,
  joinedWeightSums,
  type NumberSums,
  type WeightSums,
  weightedMean,
  weightedShare,
  weightedShareError,
} from './weighted-estimates';

/** A column or round with fewer responses takes no part in comparisons. */
export const LEAST_COMPARED_RESPONSES = 30;
/** A difference is called one when chance makes it this rarely, after correction. */
export const SIGNIFICANCE_LEVEL = 0.05;

/** A share as sums: of the responses with a property, and of all that could have it. Without weighting w and w2 are the counts. */
export interface ShareSums {
  readonly part: Readonly<WeightSums>;
  readonly all: Readonly<WeightSums>;
  /** Responses that are weighted together, also those that did not answer; those of `all` when left out. */
  readonly sampleSize?: number;
}

/** A mean as sums. Without weighting all weights are 1. */
export interface MeanSums extends Readonly<NumberSums> {
  /** Responses that are weighted together, also those without a number; those with a number when left out. */
  readonly sampleSize?: number;
}

export interface ZTest {
  readonly z: number;
  /** Chance of a difference at least as large, in either direction, when there is none. */
  readonly p: number;
}

/** A difference, `a` less `b`, with its 95 % interval and test. */
export interface Difference extends Estimate, ZTest {
  /** Called a difference: p is below 0.05 and both sides have at least 30 responses. */
  readonly isReal: boolean;
}

export interface ShareDifference extends Difference {
  readonly effect: EffectSize;
}

const testOf = (difference: number, error: number): ZTest | null => {
  if (error === 0) return null;
  const z = difference / error;
  return { z, p: normalTwoSided(z) };
};

const isUnweighted = ({ n, w, w2 }: Readonly<WeightSums>): boolean => w === n && w2 === n;

const pooledError = (share: number, sizeA: number, sizeB: number): number =>
  Math.sqrt(share * (1 - share) * (1 / sizeA + 1 / sizeB));

const isConstant = ({ part, all }: ShareSums): boolean => part.n === 0 || part.n === all.n;

/** Standard error of a difference of two shares. Both sides have responses. */
const errorOfDifference = (a: ShareSums, b: ShareSums): number => {
  if ((isUnweighted(a.all) && isUnweighted(b.all)) || isConstant(a) || isConstant(b)) {
    const sizes = [effectiveSize(a.all), effectiveSize(b.all)] as const;
    const hits = (sizes[0] * a.part.w) / a.all.w + (sizes[1] * b.part.w) / b.all.w;
    return pooledError(hits / (sizes[0] + sizes[1]), ...sizes);
  }
  return Math.hypot(weightedShareError(a.part, a.all, a.sampleSize), weightedShareError(b.part, b.all, b.sampleSize));
};

/**
 * z-test of two shares of different people. Without weights with the pooled share, as `prop.test(correct = FALSE)` of R. With weights by
 * the linearised standard errors of both; when a share is 0 or 1, which has none, by the pooled share with the effective sizes.
 * Source: Agresti (2013), Categorical Data Analysis, 3.2; Lumley (2010), Complex Surveys, 2.3.
 * @returns null when a side has no responses, or nothing varies
 */
export const shareTest = (a: ShareSums, b: ShareSums): ZTest | null => {
  if (a.all.n === 0 || b.all.n === 0) return null;
  return testOf(a.part.w / a.all.w - b.part.w / b.all.w, errorOfDifference(a, b));
};

/**
 * Interval of a difference of independent estimates from their own intervals, which keeps their good properties near 0 and 1.
 * Source: Newcombe (1998), Statistics in Medicine 17, 873-890, method 10; for other intervals Zou and Donner (2008), Statistics in
 * Medicine 27, 1693-1702.
 */
const combinedInterval = (a: Estimate, b: Estimate): Estimate => {
  const value = a.value - b.value;
  return {
    value,
    low: value - Math.hypot(a.value - a.low, b.high - b.value),
    high: value + Math.hypot(a.high - a.value, b.value - b.low),
  };
};

/** The interval that a report shows with a share: Wilson's without weights, by linearisation with weights. Null without responses. */
const shareEstimate = ({ part, all, sampleSize }: ShareSums): Estimate | null =>
  isUnweighted(all) ? wilsonShare(part.n, all.n) : weightedShare(part, all, sampleSize);

const isEnough = (a: Readonly<WeightSums>, b: Readonly<WeightSums>): boolean =>
  Math.min(a.n, b.n) >= LEAST_COMPARED_RESPONSES;

const NO_DIFFERENCE: ZTest = { z: 0, p: 1 };

/**
 * Difference of a share between two rounds, or two groups of people: `a` less `b`, in shares.
 * @returns null when a side has no responses
 */
export const shareDifference = (a: ShareSums, b: ShareSums): ShareDifference | null => {
  const [first, second] = [shareEstimate(a), shareEstimate(b)];
  if (!first || !second) return null;
  // Nothing varies only when both shares are 0, or both are 1.
  const test = shareTest(a, b) ?? NO_DIFFERENCE;
  const isReal = test.p < SIGNIFICANCE_LEVEL && isEnough(a.all, b.all);
  const effect = effectOfCohensH(cohensH(first.value, second.value));
  return { ...combinedInterval(first, second), ...test, isReal, effect };
};

/**
 * Difference of a mean between two rounds, or two groups of people: `a` less `b`, in the unit of the numbers.
 * @returns null when a side has fewer than two responses
 */
export const meanDifference = (a: MeanSums, b: MeanSums): Difference | null => {
  const [first, second] = [weightedMean(a, a.sampleSize), weightedMean(b, b.sampleSize)];
  if (first?.standardError == null || second?.standardError == null) return null;
  const interval = combinedInterval(first as Estimate, second as Estimate);
  // Without variation on both sides, any difference is certain.
  const certain =
    interval.value === 0 ? NO_DIFFERENCE : { z: Math.sign(interval.value) * Number.POSITIVE_INFINITY, p: 0 };
  const test = testOf(interval.value, Math.hypot(first.standardError, second.standardError)) ?? certain;
  return { ...interval, ...test, isReal: test.p < SIGNIFICANCE_LEVEL && isEnough(a, b) };
};

/**
 * Chances corrected for the number of tests, in their order: the smallest times their number, the next times one less, and so on; never
 * less than the one before, and at most 1.
 * Source: Holm (1979), Scandinavian Journal of Statistics 6, 65-70; `p.adjust(method = "holm")` of R.
 */
export const holmCorrected = (chances: readonly number[]): number[] => {
  const order = chances.map((_, index) => index).sort((a, b) => (chances[a] ?? 0) - (chances[b] ?? 0));
  const corrected = new Array<number>(chances.length);
  let largest = 0;
  for (const [rank, index] of order.entries()) {
    largest = Math.max(largest, Math.min(1, (chances.length - rank) * (chances[index] ?? 0)));
    corrected[index] = largest;
  }
  return corrected;
};

const LETTERS = 26;

/** A, B ... Z, AA, AB ... for the columns 0, 1 ... */
export const columnLetter = (column: number): string => {
  const before = Math.floor(column / LETTERS);
  const letter = String.fromCharCode('A'.charCodeAt(0) + (column % LETTERS));
  return before === 0 ? letter : columnLetter(before - 1) + letter;
};

interface Comparison {
  readonly higher: number;
  readonly lower: number;
  readonly p: number;
}

const comparisonOf = (shares: readonly ShareSums[], a: number, b: number): Comparison | null => {
  const test = shareTest(shares[a] as ShareSums, shares[b] as ShareSums);
  if (!test) return null;
  return test.z >= 0 ? { higher: a, lower: b, p: test.p } : { higher: b, lower: a, p: test.p };
};

/**
 * For each column, the columns from which its share is significantly higher, in their order.
 * @param shares one for each column; different people are in each
 * @param takesPart columns that are compared
 */
const higherThan = (shares: readonly ShareSums[], takesPart: readonly boolean[]): number[][] => {
  const compared = shares.map((_, column) => column).filter((column) => takesPart[column]);
  const pairs = compared.flatMap((a) => compared.filter((b) => b > a).flatMap((b) => comparisonOf(shares, a, b) ?? []));
  const corrected = holmCorrected(pairs.map(({ p }) => p));
  const lists = shares.map((): number[] => []);
  for (const [index, { higher, lower }] of pairs.entries()) {
    if ((corrected[index] ?? 1) < SIGNIFICANCE_LEVEL) lists[higher]?.push(lower);
  }
  return lists.map((list) => list.sort((a, b) => a - b));
};

/** Comparison of the columns of a cross-tabulation. */
export interface ColumnComparison {
  /** Over the whole table. Null with fewer than two rows or columns that somebody is in. */
  readonly test: TwoWayTest | null;
  /** Over the columns of at least 30 responses. The same as `test` where all columns are. */
  readonly testOfLarge: TwoWayTest | null;
  /** Rows differ by column: `testOfLarge` says so. */
  readonly isDifference: boolean;
  /** Columns with fewer than 30 responses, which take no part in letters and in `isDifference`. */
  readonly isSmall: readonly boolean[];
  /** By row and column: letters of the columns from which the share is significantly higher, without a separator up to 26 columns. */
  readonly letters: readonly (readonly string[])[];
}

export interface CompareOptions {
  readonly isWeighted: boolean;
  /**
   * Sums of the people of each column. The sums of its cells when left out. Needed when a person can be in several rows (a question with
   * several answers): then there is no test over the table.
   */
  readonly columns?: readonly WeightSums[];
  /** Responses that are weighted together, also those that did not answer; those of the table when left out. */
  readonly sampleSize?: number;
}

const columnSums = (cells: TwoWaySums): WeightSums[] =>
  (cells[0] ?? []).map((_, column) =>
    cells.reduce((sum, line) => joinedWeightSums(sum, line[column] ?? emptyWeightSums()), emptyWeightSums()),
  );

/**
 * Which columns differ: a test over the table, and for each row z-tests between all pairs of columns with Holm's correction for the
 * pairs of this row.
 * @param cells sums by row and column, of people that answered both questions
 */
export const compareColumns = (
  cells: TwoWaySums,
  { isWeighted, columns, sampleSize }: CompareOptions,
): ColumnComparison => {
  const counted: TwoWaySums = isWeighted ? cells : cells.map((line) => line.map(({ n }) => ({ n, w: n, w2: n })));
  const sums = columns?.map((all) => (isWeighted ? all : { n: all.n, w: all.n, w2: all.n })) ?? columnSums(counted);
  const isSmall = sums.map(({ n }) => n < LEAST_COMPARED_RESPONSES);
  const testTable = (table: TwoWaySums) => (isWeighted ? raoScottTest(table, sampleSize) : pearsonTest(table));
  const test = columns ? null : testTable(counted);
  const largeColumns = counted.map((line) => line.filter((_, column) => !isSmall[column]));
  const testOfLarge = isSmall.includes(true) && !columns ? testTable(largeColumns) : test;
  const separator = sums.length > LETTERS ? ' ' : '';
  const letters = counted.map((line) => {
    const shares = line.map((part, column) => ({ part, all: sums[column] as WeightSums, sampleSize }));
    const takesPart = isSmall.map((small) => !small);
    return higherThan(shares, takesPart).map((list) => list.map(columnLetter).join(separator));
  });
  return { test, testOfLarge, isDifference: (testOfLarge?.p ?? 1) < SIGNIFICANCE_LEVEL, isSmall, letters };
};
