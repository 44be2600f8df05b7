import * as z from 'zod';
import { idSchema, localDaySchema, partIdSchema } from '../core/ids';
import { defineOperation } from '../core/operation';
import { dimensionKinds } from '../entities/population-terms';

const count = z.number().int();
/** Between 0 and 1. */
const share = z.number();

/** A category beside its part of the population. Shares are of the people and responses that are in a category. */
const representedCategorySchema = z.object({
  categoryId: partIdSchema,
  name: z.string(),
  /** Null where it is not known; then nothing of the dimension can be compared. */
  people: count.nullable(),
  /** Counted responses in this category. */
  responses: count,
  populationShare: share.nullable(),
  /** Null without responses. Its 95 % interval is Wilson's. */
  responseShare: share.nullable(),
  low: share.nullable(),
  high: share.nullable(),
  /** Share of responses less share of the population. Below 0, the category is missing. */
  gap: z.number().nullable(),
  gapLow: z.number().nullable(),
  gapHigh: z.number().nullable(),
  /** More responses of this category that bring it to its share of the population, when nobody else responds. Null when no number does. */
  needed: count.nullable(),
});
export type RepresentedCategory = z.infer<typeof representedCategorySchema>;

const representedDimensionSchema = z.object({
  dimensionId: partIdSchema,
  name: z.string(),
  kind: z.enum(dimensionKinds),
  source: z.string(),
  asOf: localDaySchema.nullable(),
  /** The question that is linked to the dimension. */
  questionId: z.string(),
  question: z.string(),
  /** Counted responses that are in a category. */
  responses: count,
  /** Answers that are in no category: "prefer not to say", outside the area. */
  notCounted: count,
  /** Responses without an answer to the question. */
  unanswered: count,
  /** The category that is missing most first; without numbers of people, in the order of the dimension. */
  categories: z.array(representedCategorySchema),
});
export type RepresentedDimension = z.infer<typeof representedDimensionSchema>;

const representativenessSchema = z.object({
  /** Counted responses in the range. */
  responses: count,
  /** Only dimensions that a question is linked to, in the order of the council. */
  dimensions: z.array(representedDimensionSchema),
  /** The revision of the report that these figures are of. */
  revision: count,
});
export type Representativeness = z.infer<typeof representativenessSchema>;

export const getRepresentativenessOperation = defineOperation({
  name: 'getRepresentativeness',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/representativeness',
  summary: 'Who answered beside who lives there, by each dimension of the population that a question is linked to.',
  can: 'report:read',
  params: z.strictObject({ campaignId: idSchema }),
  query: z.strictObject({
    /** Whole days in the council's zone, both inclusive. */
    from: localDaySchema.optional(),
    to: localDaySchema.optional(),
    /** A period of the schedule of a recurring campaign; left out, all of them. */
    round: z.coerce.number().int().min(1).max(100_000).optional(),
  }),
  response: representativenessSchema,
  errors: ['campaign_not_found'],
});
