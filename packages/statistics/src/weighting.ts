/** @file The weighting of a campaign: weights, figures about them, and reasons why responses cannot be weighted. */
import {
  type Margin,
  type Patterns,
  patternsOf,
  type ResponseCategories,
  type ResponseGroup,
  responsesByCode,
} from './margins';
import { DEFAULT_TRIM, largestDifference, rake, rakingTargets, type TrimBounds, trimWeights } from './raking';
import { designEffect, effectiveSize, type WeightSums } from './weighted-estimates';

export const LEAST_WEIGHTED_RESPONSES = 100;
export const MAX_DESIGN_EFFECT = 3;

/** Figures of weights, as they are used. */
export interface WeightFigures {
  readonly n: number;
  /** How many unweighted responses would be as precise: (sum of w)^2 / sum of w^2, at most n. */
  readonly effectiveSize: number;
  /** n / effective size, at least 1. */
  readonly designEffect: number;
  readonly least: number;
  readonly largest: number;
  readonly mean: number;
}

/**
 * Why responses cannot be weighted, with the facts for a sentence.
 * `mergeWith`: the nearest category in the list that has responses; of two, the one with fewer people. Null when no other has any.
 * `trimmed`: the design effect that the default bounds would lead to.
 */
export type WeightingRefusal =
  | { readonly code: 'no-dimensions' }
  | { readonly code: 'too-few-responses'; readonly n: number; readonly least: number }
  | { readonly code: 'dimension-without-people'; readonly dimensionId: string }
  | { readonly code: 'dimension-without-responses'; readonly dimensionId: string }
  | {
      readonly code: 'empty-category';
      readonly dimensionId: string;
      readonly categoryId: string;
      readonly mergeWith: string | null;
    }
  | {
      readonly code: 'category-without-people';
      readonly dimensionId: string;
      readonly categoryId: string;
      readonly responses: number;
      readonly mergeWith: string | null;
    }
  | { readonly code: 'not-converged'; readonly iterations: number; readonly largestDifference: number }
  | { readonly code: 'design-effect'; readonly designEffect: number; readonly most: number; readonly trimmed: number };

interface Raking {
  /** Cycles through all dimensions. */
  readonly iterations: number;
  readonly converged: boolean;
  /** Largest difference between a weighted share and its target, over all responses: before and after trimming. */
  readonly largestDifference: number;
  readonly differenceAfterTrimming: number;
}

/** `weights` are in the order of the input. A refusal has figures when raking was tried, so that a screen can show them. */
export type Weighting =
  | {
      readonly state: 'weighted';
      readonly weights: Float64Array;
      readonly figures: WeightFigures;
      readonly raking: Raking;
    }
  | {
      readonly state: 'refused';
      readonly reasons: readonly WeightingRefusal[];
      readonly n: number;
      readonly figures: WeightFigures | null;
      readonly raking: Raking | null;
    };

export interface WeightingOptions {
  readonly margins: readonly Margin[];
  /** Null: weights are not trimmed. */
  readonly trim: TrimBounds | null;
}

/**
 * Figures of weights.
 * Source: Kish (1965), Survey Sampling, 11.7, for the effective size.
 * @param responses how many responses have each weight
 * @returns null without responses
 */
export const weightFigures = (weights: Float64Array, responses: Float64Array): WeightFigures | null => {
  const sums: WeightSums = { n: 0, w: 0, w2: 0 };
  let least = Number.POSITIVE_INFINITY;
  let largest = 0;
  for (const [pattern, count] of responses.entries()) {
    const weight = weights[pattern] as number;
    sums.n += count;
    sums.w += count * weight;
    sums.w2 += count * weight * weight;
    least = Math.min(least, weight);
    largest = Math.max(largest, weight);
  }
  if (sums.n === 0) return null;
  const mean = sums.w / sums.n;
  return { n: sums.n, effectiveSize: effectiveSize(sums), designEffect: designEffect(sums), least, largest, mean };
};

/** The nearest category in the list with responses and people; of two at the same distance, the one with fewer people. */
const neighbourOf = (margin: Margin, responses: Float64Array, code: number): string | null => {
  const { categories } = margin;
  const isUsable = (index: number): boolean => (categories[index]?.people ?? 0) > 0 && (responses[index] ?? 0) > 0;
  for (let distance = 1; distance < categories.length; distance += 1) {
    const [nearest] = [code - distance, code + distance]
      .filter(isUsable)
      .sort((a, b) => (categories[a]?.people ?? 0) - (categories[b]?.people ?? 0));
    if (nearest !== undefined) return categories[nearest]?.id ?? null;
  }
  return null;
};

const categoryRefusal = (margin: Margin, responses: Float64Array, code: number): WeightingRefusal | null => {
  const { id: categoryId, people } = margin.categories[code] as Margin['categories'][number];
  const count = responses[code] ?? 0;
  if (people > 0 === count > 0) return null;
  const where = { dimensionId: margin.id, categoryId, mergeWith: neighbourOf(margin, responses, code) };
  return people > 0
    ? { code: 'empty-category', ...where }
    : { code: 'category-without-people', responses: count, ...where };
};

const dimensionRefusals = (patterns: Patterns, margin: Margin, dimension: number): WeightingRefusal[] => {
  const { id: dimensionId, categories } = margin;
  if (!categories.some(({ people }) => people > 0)) return [{ code: 'dimension-without-people', dimensionId }];
  const responses = responsesByCode(patterns, dimension, categories.length);
  if (responses[categories.length] === patterns.n) return [{ code: 'dimension-without-responses', dimensionId }];
  return categories.flatMap((_, code) => categoryRefusal(margin, responses, code) ?? []);
};

/** Reasons that are known before raking. */
const refusalsBefore = (patterns: Patterns, margins: readonly Margin[]): WeightingRefusal[] => {
  const { n } = patterns;
  const few: WeightingRefusal[] =
    n < LEAST_WEIGHTED_RESPONSES ? [{ code: 'too-few-responses', n, least: LEAST_WEIGHTED_RESPONSES }] : [];
  if (margins.length === 0) return [...few, { code: 'no-dimensions' }];
  if (n === 0) return few;
  return [...few, ...margins.flatMap((margin, dimension) => dimensionRefusals(patterns, margin, dimension))];
};

/** Reasons that raking shows. */
const refusalsAfter = (
  { converged, iterations, largestDifference: difference }: Raking,
  figures: WeightFigures,
  trimmed: () => number,
): WeightingRefusal[] => {
  if (!converged) return [{ code: 'not-converged', iterations, largestDifference: difference }];
  if (figures.designEffect <= MAX_DESIGN_EFFECT) return [];
  return [{ code: 'design-effect', designEffect: figures.designEffect, most: MAX_DESIGN_EFFECT, trimmed: trimmed() }];
};

/**
 * Weights of groups of responses, raked to the population and trimmed; or the reasons against it. The order of groups, and how
 * responses are grouped, change no weight. The design effect is that of the weights as they are used, so trimming helps against it.
 * @returns one weight for each group, for each of its responses; the mean over responses is 1
 * @throws RangeError for people below 0 or bounds that do not enclose 1
 */
export const weighGroups = (groups: readonly ResponseGroup[], { margins, trim }: WeightingOptions): Weighting => {
  const patterns = patternsOf(margins, groups);
  const { n, responses, patternOf } = patterns;
  const refusals = refusalsBefore(patterns, margins);
  if (refusals.length > 0) return { state: 'refused', reasons: refusals, n, figures: null, raking: null };
  const targets = rakingTargets(patterns, margins);
  const { weights: raked, ...result } = rake(patterns, targets);
  const weights = trim ? trimWeights(responses, raked, trim) : raked;
  const raking = { ...result, differenceAfterTrimming: largestDifference(patterns, targets, weights) };
  const figures = weightFigures(weights, responses) as WeightFigures;
  const reasons = refusalsAfter(raking, figures, () => {
    const narrow = trimWeights(responses, raked, DEFAULT_TRIM);
    return weightFigures(narrow, responses)?.designEffect ?? 1;
  });
  if (reasons.length > 0) return { state: 'refused', reasons, n, figures, raking };
  return {
    state: 'weighted',
    weights: Float64Array.from(patternOf, (pattern) => weights[pattern] as number),
    figures,
    raking,
  };
};

/** `weighGroups` for single responses: one weight for each. */
export const weighResponses = (responses: readonly ResponseCategories[], options: WeightingOptions): Weighting =>
  weighGroups(
    responses.map((categories) => ({ categories, responses: 1 })),
    options,
  );
