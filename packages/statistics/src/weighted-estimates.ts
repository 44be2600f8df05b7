/**
 * @file Weighted shares and means with intervals, from sums alone, so that reports can be counted in parts. They equal `svymean` and
 * `svyciprop(method = "logit")` of R's package survey with `svydesign(ids = ~1, weights = w)`. A question that only some people
 * answered is a domain: its sums are those of the people who answered, which equals `subset(design, !is.na(x))`. R remembers then how many
 * responses the design had before: that is the `sampleSize` of these functions, all responses that are weighted together. The degrees of
 * freedom are those of the domain.
 */
import { student975 } from './distributions';
import { type Estimate, wilsonShare } from './shares';

/** Sums over responses: of 1, of their weights and of the squares of their weights. Without weighting all three are the count. */
export interface WeightSums {
  n: number;
  w: number;
  w2: number;
}

/** Sums over responses with a number x: also of w x, w^2 x and w^2 x^2. */
export interface NumberSums extends WeightSums {
  wx: number;
  w2x: number;
  w2x2: number;
}

/** An estimate in the unit of x, or a share between 0 and 1. Without two responses nothing is known about its error. */
export interface WeightedEstimate {
  readonly value: number;
  readonly standardError: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

export interface WeightedShare extends Estimate {
  readonly standardError: number;
}

export const emptyWeightSums = (): WeightSums => ({ n: 0, w: 0, w2: 0 });

export const emptyNumberSums = (): NumberSums => ({ n: 0, w: 0, w2: 0, wx: 0, w2x: 0, w2x2: 0 });

/** Adds responses of one weight to sums. */
export const addWeight = (sums: WeightSums, weight = 1, responses = 1): void => {
  sums.n += responses;
  sums.w += responses * weight;
  sums.w2 += responses * weight * weight;
};

/** Adds a response with the number x to sums. */
export const addNumber = (sums: NumberSums, x: number, weight = 1): void => {
  addWeight(sums, weight);
  sums.wx += weight * x;
  sums.w2x += weight * weight * x;
  sums.w2x2 += weight * weight * x * x;
};

/** Sums of numbers that many people share, like the steps of a scale, from the sums of the people with each number. */
export const numberSumsOf = (
  values: readonly { readonly x: number; readonly people: Readonly<WeightSums> }[],
): NumberSums => {
  const sums = emptyNumberSums();
  for (const { x, people } of values) {
    sums.n += people.n;
    sums.w += people.w;
    sums.w2 += people.w2;
    sums.wx += people.w * x;
    sums.w2x += people.w2 * x;
    sums.w2x2 += people.w2 * x * x;
  }
  return sums;
};

/** Sums of two parts. */
export const joinedWeightSums = (a: WeightSums, b: WeightSums): WeightSums => ({
  n: a.n + b.n,
  w: a.w + b.w,
  w2: a.w2 + b.w2,
});

/** Sums of two parts. */
export const joinedNumberSums = (a: NumberSums, b: NumberSums): NumberSums => ({
  ...joinedWeightSums(a, b),
  wx: a.wx + b.wx,
  w2x: a.w2x + b.w2x,
  w2x2: a.w2x2 + b.w2x2,
});

/** How many unweighted responses would be as precise. Source: Kish (1965), Survey Sampling, 11.7. 0 without responses. */
export const effectiveSize = ({ w, w2 }: WeightSums): number => (w2 === 0 ? 0 : (w * w) / w2);

/** n / effective size: at least 1. 1 without responses. */
export const designEffect = (sums: WeightSums): number => (sums.w2 === 0 ? 1 : sums.n / effectiveSize(sums));

/**
 * Standard error of a weighted mean by linearisation: the root of n / (n - 1) * sum of w^2 (x - mean)^2 / (sum of w)^2 with the sample
 * size n.
 * Source: Lumley (2010), Complex Surveys, 2.3, for sampling with replacement; `svymean`.
 */
const linearisedError = ({ w, w2, w2x, w2x2 }: NumberSums, mean: number, sampleSize: number): number => {
  const squares = w2x2 - 2 * mean * w2x + mean * mean * w2;
  return Math.sqrt((Math.max(0, squares) * sampleSize) / (sampleSize - 1)) / w;
};

/**
 * A weighted mean with its 95 % interval by the t distribution with n - 1 degrees of freedom; without weights the textbook interval.
 * @param sampleSize responses that are weighted together, also those without a number
 * @returns in the unit of x; null without responses
 */
export const weightedMean = (sums: Readonly<NumberSums>, sampleSize = sums.n): WeightedEstimate | null => {
  if (sums.n === 0) return null;
  const value = sums.wx / sums.w;
  if (sums.n === 1) return { value, standardError: null, low: null, high: null };
  const standardError = linearisedError(sums, value, sampleSize);
  const half = student975(sums.n - 1) * standardError;
  return { value, standardError, low: value - half, high: value + half };
};

/** Sums of the number that is 1 for a part of the responses and 0 for the others. */
const asNumberSums = (part: WeightSums, all: WeightSums): NumberSums => ({
  ...all,
  wx: part.w,
  w2x: part.w2,
  w2x2: part.w2,
});

/** Standard error of a weighted share by linearisation; 0 for shares of 0 and 1. Arguments as in `weightedShare`. */
export const weightedShareError = (part: Readonly<WeightSums>, all: Readonly<WeightSums>, sampleSize = all.n): number =>
  linearisedError(asNumberSums(part, all), part.w / all.w, sampleSize);

const logit = (share: number): number => Math.log(share / (1 - share));
const share = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/**
 * A weighted share with its 95 % interval: the standard error by linearisation, the interval on the logit scale with the t quantile of
 * n - 1 degrees of freedom, as `svyciprop(method = "logit")`. The logit of 0 and 1 is infinite: there the interval is Wilson's with the
 * effective size of the responses, and the standard error is 0.
 * @param part sums of the responses with the property
 * @param all sums of all responses that could have it: those that answered the question
 * @param sampleSize responses that are weighted together, also those that did not answer
 * @returns shares between 0 and 1; null without responses
 * @throws RangeError when the part has more responses than all
 */
export const weightedShare = (
  part: Readonly<WeightSums>,
  all: Readonly<WeightSums>,
  sampleSize = all.n,
): WeightedShare | null => {
  if (part.n > all.n) throw new RangeError(`${part.n} of ${all.n} responses are not a share`);
  if (all.n === 0) return null;
  if (part.n === 0 || part.n === all.n) {
    const size = effectiveSize(all);
    const wilson = wilsonShare(part.n === 0 ? 0 : size, size) as Estimate;
    return { ...wilson, standardError: 0 };
  }
  const value = part.w / all.w;
  const standardError = weightedShareError(part, all, sampleSize);
  const half = (student975(all.n - 1) * standardError) / (value * (1 - value));
  return { value, standardError, low: share(logit(value) - half), high: share(logit(value) + half) };
};
