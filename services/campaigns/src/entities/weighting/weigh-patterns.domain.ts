import type { WeightingReason } from '@folkmoot/contracts';
import { LEAST_WEIGHTED_RESPONSES, type Margin, type WeightingRefusal, weighGroups } from '@folkmoot/statistics';
import { categoriesIn } from './weighting.domain';

/** The groups of a round. Plain data, because a process of its own weighs many of them. */
export interface WeighRequest {
  /** Patterns, each followed by a line break. */
  readonly patterns: string | Uint8Array;
  readonly responses: Float64Array;
  readonly margins: readonly Margin[];
  readonly trim: { readonly low: number; readonly high: number } | null;
}

export interface Weighed {
  readonly reasons: readonly WeightingReason[];
  /** In the order of the patterns; null when they are refused. */
  readonly weights: Float64Array | null;
  readonly n: number;
  readonly effectiveSize: number | null;
  readonly designEffect: number | null;
  readonly least: number | null;
  readonly largest: number | null;
  readonly iterations: number | null;
  readonly converged: boolean | null;
}

const reasonOf = (refusal: WeightingRefusal): WeightingReason => {
  switch (refusal.code) {
    case 'no-dimensions':
      return { code: 'no_dimensions' };
    case 'too-few-responses':
      return { code: 'too_few_responses', responses: refusal.n, leastResponses: refusal.least };
    case 'dimension-without-people':
      return { code: 'population_unknown', dimensionId: refusal.dimensionId };
    case 'dimension-without-responses':
      return { code: 'no_answers', dimensionId: refusal.dimensionId };
    case 'empty-category': {
      const { dimensionId, categoryId, mergeWith } = refusal;
      return { code: 'empty_category', dimensionId, categoryId, mergeWith };
    }
    case 'category-without-people': {
      const { dimensionId, categoryId, mergeWith, responses } = refusal;
      return { code: 'category_without_people', dimensionId, categoryId, mergeWith, responses };
    }
    case 'not-converged':
      return { code: 'not_converged', difference: refusal.largestDifference };
    case 'design-effect': {
      const { designEffect, most: mostDesignEffect, trimmed: trimmedDesignEffect } = refusal;
      return { code: 'design_effect', designEffect, mostDesignEffect, trimmedDesignEffect };
    }
  }
};

/** Reasons against a round without a single response. */
export const reasonOfNone: WeightingReason = {
  code: 'too_few_responses',
  responses: 0,
  leastResponses: LEAST_WEIGHTED_RESPONSES,
};

const decoded = (patterns: string | Uint8Array): string =>
  typeof patterns === 'string' ? patterns : new TextDecoder().decode(patterns);

/** Weights of the groups of a round, or the reasons against them. */
export const weighPatterns = ({ patterns, responses, margins, trim }: WeighRequest): Weighed => {
  const lines = decoded(patterns).split('\n').slice(0, -1);
  const groups = lines.map((pattern, index) => ({
    categories: categoriesIn(pattern),
    responses: responses[index] ?? 0,
  }));
  const weighed = weighGroups(groups, { margins, trim });
  const { figures, raking } = weighed;
  return {
    reasons: weighed.state === 'refused' ? weighed.reasons.map(reasonOf) : [],
    weights: weighed.state === 'weighted' ? weighed.weights : null,
    n: weighed.state === 'weighted' ? weighed.figures.n : weighed.n,
    effectiveSize: figures?.effectiveSize ?? null,
    designEffect: figures?.designEffect ?? null,
    least: figures?.least ?? null,
    largest: figures?.largest ?? null,
    iterations: raking?.iterations ?? null,
    converged: raking?.converged ?? null,
  };
};
