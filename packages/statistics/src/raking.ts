/** @file Weights by raking (iterative proportional fitting), and trimming: equal to `rake` and `trimWeights` of R's package survey. */
import { type Margin, type Patterns, responsesByCode } from './margins';

/** A cycle that changes no cell by more than this share of all responses is the last: `control = list(epsilon = 1e-10)` in R. */
const RAKING_EPSILON = 1e-10;
const MAX_CYCLES = 1_000;
/** Shares of the weighted responses may differ from their targets by this much when raking has converged. */
const LARGEST_DIFFERENCE = 1e-6;

/** Weights of patterns, with mean 1 over responses. */
export interface Raked {
  readonly weights: Float64Array;
  /** Cycles through all dimensions. */
  readonly iterations: number;
  /** The last cycle changed nothing, and all targets are met. Targets that contradict each other are never met. */
  readonly converged: boolean;
  /** Largest difference between a weighted share and its target, as a share of all responses. */
  readonly largestDifference: number;
}

/** Targets of one dimension, in responses, by code. */
const targetsOf = (patterns: Patterns, margin: Margin, dimension: number): Float64Array => {
  const size = margin.categories.length;
  const notCounted = responsesByCode(patterns, dimension, size)[size] ?? 0;
  const people = margin.categories.reduce((sum, category) => sum + category.people, 0);
  const counted = patterns.n - notCounted;
  return Float64Array.from([...margin.categories.map((category) => (counted * category.people) / people), notCounted]);
};

/** Targets of each dimension by code, in responses. People that are not counted keep their present share. */
export const rakingTargets = (patterns: Patterns, margins: readonly Margin[]): Float64Array[] =>
  margins.map((margin, dimension) => targetsOf(patterns, margin, dimension));

const weightedSums = (
  codes: Uint16Array,
  responses: Float64Array,
  weights: Float64Array,
  size: number,
): Float64Array => {
  const sums = new Float64Array(size);
  for (let pattern = 0; pattern < codes.length; pattern += 1) {
    const code = codes[pattern] as number;
    sums[code] = (sums[code] as number) + (responses[pattern] as number) * (weights[pattern] as number);
  }
  return sums;
};

/** Multiplies the weights so that one dimension meets its targets. */
const fitDimension = (
  codes: Uint16Array,
  targets: Float64Array,
  responses: Float64Array,
  weights: Float64Array,
): void => {
  const factors = weightedSums(codes, responses, weights, targets.length);
  for (const [code, sum] of factors.entries()) factors[code] = sum === 0 ? 1 : (targets[code] as number) / sum;
  for (let pattern = 0; pattern < codes.length; pattern += 1) {
    weights[pattern] = (weights[pattern] as number) * (factors[codes[pattern] as number] as number);
  }
};

/** Largest difference between weighted shares and their targets over all dimensions, as a share of all responses. */
export const largestDifference = (
  { codes, responses, n }: Patterns,
  targets: readonly Float64Array[],
  weights: Float64Array,
): number => {
  let largest = 0;
  for (const [dimension, wanted] of targets.entries()) {
    const sums = weightedSums(codes[dimension] as Uint16Array, responses, weights, wanted.length);
    for (const [code, sum] of sums.entries()) largest = Math.max(largest, Math.abs(sum - (wanted[code] as number)) / n);
  }
  return largest;
};

/** Largest change of a cell of the table of all dimensions, in responses. */
const largestChange = (responses: Float64Array, before: Float64Array, after: Float64Array): number => {
  let largest = 0;
  for (const [pattern, count] of responses.entries()) {
    largest = Math.max(largest, count * Math.abs((after[pattern] as number) - (before[pattern] as number)));
  }
  return largest;
};

/**
 * Weights that bring every dimension to its targets, dimension after dimension, until a cycle changes no cell any more.
 * Sources: Deming and Stephan (1940), Annals of Mathematical Statistics 11, 427-444; `rake` of R's package survey, whose rule for the
 * end is used, with the addition that targets are met: contradicting targets let R's rule end, too.
 * @param targets by dimension and code, in responses; each dimension adds up to n
 */
export const rake = (patterns: Patterns, targets: readonly Float64Array[]): Raked => {
  const { codes, responses, n } = patterns;
  const weights = new Float64Array(responses.length).fill(1);
  let iterations = 0;
  let isSteady = false;
  while (!isSteady && iterations < MAX_CYCLES) {
    const before = weights.slice();
    for (const [dimension, wanted] of targets.entries()) {
      fitDimension(codes[dimension] as Uint16Array, wanted, responses, weights);
    }
    iterations += 1;
    isSteady = largestChange(responses, before, weights) < RAKING_EPSILON * n;
  }
  const difference = largestDifference(patterns, targets, weights);
  return {
    weights,
    iterations,
    converged: isSteady && difference <= LARGEST_DIFFERENCE,
    largestDifference: difference,
  };
};

/** Bounds of weights whose mean is 1: `low <= 1 <= high`. */
export interface TrimBounds {
  readonly low: number;
  readonly high: number;
}

/** Bounds that are usual in social surveys: no response counts for more than three. */
export const DEFAULT_TRIM: TrimBounds = { low: 0.3, high: 3 };

const MAX_TRIM_ROUNDS = 10_000;
const TRIM_EPSILON = 1e-13;

/** Which weights take the surplus: those inside the bounds; without one, all that have room. */
const receivers = (
  before: Float64Array,
  trimmed: Float64Array,
  { low, high }: TrimBounds,
  surplus: number,
): Uint8Array => {
  const isInside = Uint8Array.from(before, (weight) => Number(weight >= low && weight <= high));
  if (isInside.includes(1)) return isInside;
  return Uint8Array.from(trimmed, (weight) => Number(surplus > 0 ? weight < high : weight > low));
};

const weightedTotal = (responses: Float64Array, weights: Float64Array | Uint8Array): number => {
  let sum = 0;
  for (const [pattern, count] of responses.entries()) sum += count * (weights[pattern] as number);
  return sum;
};

/**
 * Weights within bounds, with the same mean. Weights outside become the bound, and their surplus is spread evenly over the others, in
 * rounds, until none is outside.
 * Source: `trimWeights(strict = TRUE)` of R's package survey. The last rounds move less than 1e-13 and are cut off. R stops when every
 * weight is outside; here those that have room take the surplus.
 * @param isStrict false: one round only, as `strict = FALSE`, after which weights may be outside again
 * @throws RangeError when the bounds do not enclose 1, because the mean is 1
 */
export const trimWeights = (
  responses: Float64Array,
  weights: Float64Array,
  bounds: TrimBounds,
  isStrict = true,
): Float64Array => {
  const { low, high } = bounds;
  if (!(low >= 0 && low <= 1 && high >= 1))
    throw new RangeError(`Weights with mean 1 do not fit from ${low} to ${high}`);
  const clipped = (values: Float64Array): Float64Array => values.map((weight) => Math.max(low, Math.min(weight, high)));
  let current = weights;
  for (let round = 0; round < (isStrict ? MAX_TRIM_ROUNDS : 1); round += 1) {
    const isOutside = current.some((weight) => weight < low - TRIM_EPSILON || weight > high + TRIM_EPSILON);
    if (!isOutside) break;
    const trimmed = clipped(current);
    const surplus = weightedTotal(responses, current) - weightedTotal(responses, trimmed);
    const takes = receivers(current, trimmed, bounds, surplus);
    const share = surplus / weightedTotal(responses, takes);
    current = trimmed.map((weight, pattern) => weight + (takes[pattern] === 1 ? share : 0));
  }
  return isStrict ? clipped(current) : current;
};
