import * as z from 'zod';
import { keySchema, localDaySchema, partIdSchema } from '../core/ids';
import { MAX_AUDIENCE_NAME, MAX_POPULATION_SOURCE } from '../core/text-limits';
import { MOST_RESIDENTS } from './council-terms';
import { dimensionKinds, MAX_CATEGORIES, MAX_CATEGORIES_TOGETHER, MAX_DIMENSIONS } from './population-terms';

/** A group of residents: a ward, an age band. Its id never changes, because questions are linked to it. */
export const populationCategorySchema = z.object({
  id: partIdSchema,
  name: z.string().trim().min(1).max(MAX_AUDIENCE_NAME),
  /** How many people live there, or are in it; null where that is not known yet. */
  people: z.number().int().min(0).max(MOST_RESIDENTS).nullable(),
});
export type PopulationCategory = z.infer<typeof populationCategorySchema>;

const areDistinct = (names: readonly string[]): boolean =>
  new Set(names.map((name) => name.toLowerCase())).size === names.length;

/** A way of dividing all residents, such as by age. */
export const populationDimensionSchema = z.object({
  id: partIdSchema,
  name: z.string().trim().min(1).max(MAX_AUDIENCE_NAME),
  /** Left out by programs: a dimension of the council's own. */
  kind: z.enum(dimensionKinds).default('custom'),
  /** Where the numbers are from: "Census 2021, table TS007". */
  source: z.string().trim().max(MAX_POPULATION_SOURCE).default(''),
  /** The day that the numbers are about; null where it is not known. */
  asOf: localDaySchema.nullable().default(null),
  categories: z
    .array(populationCategorySchema)
    .min(1)
    .max(MAX_CATEGORIES)
    .refine((categories) => areDistinct(categories.map(({ name }) => name)), 'Each category may be there only once.')
    .refine((categories) => areDistinct(categories.map(({ id }) => id)), 'Each category needs an id of its own.'),
});
export type PopulationDimension = z.infer<typeof populationDimensionSchema>;

/** All dimensions of a council. The first one is its areas. */
export const populationDimensionsSchema = z
  .array(populationDimensionSchema)
  .max(MAX_DIMENSIONS)
  .refine((dimensions) => areDistinct(dimensions.map(({ id }) => id)), 'Each dimension needs an id of its own.')
  .refine((dimensions) => areDistinct(dimensions.map(({ name }) => name)), 'Each dimension may be there only once.')
  .refine(
    (dimensions) => dimensions.reduce((sum, { categories }) => sum + categories.length, 0) <= MAX_CATEGORIES_TOGETHER,
    'There are too many categories.',
  );

/** The category of each option; null for an option that is not counted: "prefer not to say". */
export const populationLinkSchema = z.object({
  dimensionId: partIdSchema,
  /** By the id of the option, or of the area for postcodes and places on a map. An option that is left out has no link yet. */
  options: z.record(keySchema(40), partIdSchema.nullable()),
});
export type PopulationLink = z.infer<typeof populationLinkSchema>;
