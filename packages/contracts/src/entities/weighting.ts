/** @file Weights that bring the responses of a campaign to the shares of the population. */
import * as z from 'zod';
import { partIdSchema } from '../core/ids';
import { MAX_CATEGORIES } from './population-terms';
import {
  crossTests,
  effectSizes,
  MAX_WEIGHT_BOUND,
  MAX_WEIGHTED_DIMENSIONS,
  weightingReasonCodes,
} from './weighting-terms';

const ofCategories = <T extends z.ZodType>(value: T) =>
  z
    .record(partIdSchema, value)
    .refine((table) => Object.keys(table).length <= MAX_CATEGORIES, 'There are too many categories.');

const ofDimensions = <T extends z.ZodType>(value: T) =>
  z
    .record(partIdSchema, value)
    .refine((table) => Object.keys(table).length <= MAX_WEIGHTED_DIMENSIONS, 'There are too many dimensions.');

/** The mean weight is 1, so the bounds enclose it. */
const weightBoundsSchema = z.strictObject({
  low: z.number().min(0).max(1),
  high: z.number().min(1).max(MAX_WEIGHT_BOUND),
});

/** How a campaign is weighted. */
export const weightingChoiceSchema = z.strictObject({
  isOn: z.boolean(),
  /** Dimensions of the population, in the order in which they are fitted. */
  dimensionIds: z
    .array(partIdSchema)
    .max(MAX_WEIGHTED_DIMENSIONS)
    .refine((ids) => new Set(ids).size === ids.length, 'Each dimension may be there only once.'),
  /** Null: weights have no bounds. */
  trim: weightBoundsSchema.nullable(),
  /** Shares of categories to use instead of the population, between 0 and 1, by dimension. */
  targets: ofDimensions(ofCategories(z.number().min(0).max(1))).optional(),
  /** Categories that are counted as a part of another one, by dimension. */
  merges: ofDimensions(ofCategories(partIdSchema)).optional(),
});
export type WeightingChoice = z.infer<typeof weightingChoiceSchema>;

/** A reason with its facts. Which there are depends on the code. */
export const weightingReasonSchema = z.object({
  code: z.enum(weightingReasonCodes),
  /** The round of a recurring campaign that it is about. */
  round: z.number().int().optional(),
  dimensionId: z.string().optional(),
  categoryId: z.string().optional(),
  /** A category that this one could be merged into; null where there is none. */
  mergeWith: z.string().nullable().optional(),
  /** Counted responses: of the round, or of the category. */
  responses: z.number().int().optional(),
  /** The fewest responses that can be weighted. */
  leastResponses: z.number().int().optional(),
  designEffect: z.number().optional(),
  /** The largest design effect that is accepted, and the one that the usual bounds would lead to. */
  mostDesignEffect: z.number().optional(),
  trimmedDesignEffect: z.number().optional(),
  /** The sum of the shares that were set. */
  sum: z.number().optional(),
  /** The largest difference of a weighted share from its target. */
  difference: z.number().optional(),
});
export type WeightingReason = z.infer<typeof weightingReasonSchema>;

/** Figures that every weighted result is shown with. Null where no weights were computed. */
const weightFigures = {
  /** Counted responses. */
  n: z.number().int(),
  effectiveSize: z.number().nullable(),
  designEffect: z.number().nullable(),
  least: z.number().nullable(),
  largest: z.number().nullable(),
  iterations: z.number().int().nullable(),
  converged: z.boolean().nullable(),
};

export const weightingStatusSchema = z.object({
  state: z.enum(['weighted', 'refused']),
  reasons: z.array(weightingReasonSchema),
  ...weightFigures,
  /** While responses are put into their groups: how many are, of how many. */
  progress: z.object({ done: z.number().int(), total: z.number().int() }).optional(),
});
export type WeightingStatus = z.infer<typeof weightingStatusSchema>;

export const weightingSchema = z.object({
  ...weightingChoiceSchema.shape,
  ...weightingStatusSchema.shape,
  /** The dimensions that a question of the survey is linked to: only these can be chosen. */
  linkedDimensionIds: z.array(z.string()),
  /** Each change of the choice raises it. */
  revision: z.number().int(),
});
export type Weighting = z.infer<typeof weightingSchema>;

/** Sums of weights and of their squares. */
export const weightPairSchema = z.object({ w: z.number(), w2: z.number() });
export type WeightPair = z.infer<typeof weightPairSchema>;

const crossFigures = {
  statistic: z.number().nullable(),
  /** One number of Pearson's test; two of Rao and Scott's, which is an F test. */
  df: z.array(z.number()),
  p: z.number().nullable(),
  /** Cramér's V, and its size in words. */
  cramersV: z.number().nullable(),
  effect: z.enum(effectSizes).nullable(),
};

/** Whether the rows of a cross-tabulation depend on its columns. */
export const crossTestSchema = z.object({
  name: z.enum(crossTests),
  ...crossFigures,
  /** The same test without the columns that are small. Absent where none is, and without a test. */
  withoutSmall: z.object(crossFigures).optional(),
  /** By row and column, letters of the columns from which the share is significantly higher. */
  columns: z.array(z.array(z.string())),
  /** Segments in the order of `columns`. */
  rowValues: z.array(z.string()),
  columnValues: z.array(z.string()),
  /** Columns with fewer than 30 responses, which are not compared. */
  isSmall: z.array(z.boolean()),
  /** Rows differ by column: the test without the columns that are small says so. */
  isDifference: z.boolean(),
});
export type CrossTest = z.infer<typeof crossTestSchema>;
