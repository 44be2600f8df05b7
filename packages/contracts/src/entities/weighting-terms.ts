/** Why the responses of a campaign are not weighted. Words for people are on the screens. */
export const weightingReasonCodes = [
  'off',
  'counting',
  'imported_series',
  'no_dimensions',
  'not_linked',
  'population_unknown',
  'targets_do_not_add_up',
  'too_few_responses',
  'no_answers',
  'empty_category',
  'category_without_people',
  'not_converged',
  'design_effect',
] as const;
export type WeightingReasonCode = (typeof weightingReasonCodes)[number];

/** Bounds of weights that are usual in social surveys. */
export const DEFAULT_WEIGHT_BOUNDS = { low: 0.3, high: 3 } as const;
/** With more, responses are in so many groups that hardly any group has a response. */
export const MAX_WEIGHTED_DIMENSIONS = 10;
export const MAX_WEIGHT_BOUND = 100;

/** Tests of a cross-tabulation. `none`: a person can be in several rows or columns, or fewer than two are used. */
export const crossTests = ['pearson', 'rao_scott', 'none'] as const;
export const effectSizes = ['none', 'small', 'medium', 'large'] as const;
