import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { defineOperation } from '../core/operation';
import { populationDimensionSchema, populationDimensionsSchema } from '../entities/population';
import { AREA_DIMENSION, type DimensionKind, dimensionKinds, MAX_DIMENSIONS } from '../entities/population-terms';

/** 2,000 categories with long names fit. */
const POPULATION_LIMIT = 1024 * 1024;

/** Without a kind, a dimension keeps the one that it has. */
const editedDimensionSchema = populationDimensionSchema.extend({ kind: z.enum(dimensionKinds).optional() });

const isOnlyOfItsKind = (kinds: readonly (DimensionKind | undefined)[]): boolean => {
  const standard = kinds.filter((kind) => kind !== undefined && kind !== 'custom');
  return new Set(standard).size === standard.length;
};

const editedDimensionsSchema = z
  .array(editedDimensionSchema)
  .max(MAX_DIMENSIONS)
  .refine((dimensions) => dimensions.some(({ id }) => id === AREA_DIMENSION), 'The areas cannot be left out.')
  .refine(
    (dimensions) => isOnlyOfItsKind(dimensions.map(({ kind }) => kind)),
    'There can be only one dimension of each kind.',
  )
  .refine(
    (dimensions) => dimensions.every(({ id, kind }) => (id === AREA_DIMENSION) === (kind === 'area') || !kind),
    'Only the areas are of the kind area.',
  )
  // The rules of all dimensions together: ids, names, and how many categories there are.
  .superRefine((dimensions, context) => {
    const { error } = populationDimensionsSchema.safeParse(dimensions);
    for (const { message, path } of error?.issues ?? []) context.addIssue({ code: 'custom', message, path });
  });

const councilPopulationSchema = z.object({
  dimensions: z.array(populationDimensionSchema),
  /** The revision of the council: any change of its settings raises it. */
  revision: z.number().int(),
});
export type CouncilPopulation = z.infer<typeof councilPopulationSchema>;

export const getPopulationOperation = defineOperation({
  name: 'getPopulation',
  service: 'admin',
  method: 'get',
  path: '/api/council/population',
  summary: 'How many people live in the area of the council, by dimension and category. The areas come first.',
  can: 'council:read',
  response: councilPopulationSchema,
});

export const savePopulationOperation = defineOperation({
  name: 'savePopulation',
  service: 'admin',
  method: 'put',
  path: '/api/council/population',
  summary:
    'Replace the population of the council. The areas cannot be left out; they are the geographical divisions of the settings. Audited.',
  can: 'council:edit',
  bodyLimit: POPULATION_LIMIT,
  body: z.strictObject({ revision: z.number().int().optional(), dimensions: editedDimensionsSchema }),
  response: councilPopulationSchema,
  errors: ['stale_revision'],
});

const tableFieldsSchema = populationDimensionSchema.omit({ id: true });

/** A dimension that the system administrators offer to all councils. A council takes a copy of it. */
const populationTableSchema = tableFieldsSchema.extend({ id: idSchema, createdAt: momentSchema });
export type PopulationTable = z.infer<typeof populationTableSchema>;
const tablesSchema = z.object({ items: z.array(populationTableSchema) });

export const listOfferedPopulationTablesOperation = defineOperation({
  name: 'listOfferedPopulationTables',
  service: 'admin',
  method: 'get',
  path: '/api/council/population/tables',
  summary: 'The tables of residents that are offered to all councils, by name.',
  can: 'council:read',
  response: tablesSchema,
});

export const listPopulationTablesOperation = defineOperation({
  name: 'listPopulationTables',
  service: 'admin',
  method: 'get',
  path: '/api/admin/population-tables',
  summary: 'The tables of residents that are offered to all councils, by name.',
  can: 'system:councils',
  response: tablesSchema,
});

export const addPopulationTableOperation = defineOperation({
  name: 'addPopulationTable',
  service: 'admin',
  method: 'post',
  path: '/api/admin/population-tables',
  summary: 'Offer a table of residents to all councils. Audited.',
  can: 'system:councils',
  body: tableFieldsSchema.strict(),
  status: 201,
  response: populationTableSchema,
  errors: ['too_many_population_tables'],
});

export const removePopulationTableOperation = defineOperation({
  name: 'removePopulationTable',
  service: 'admin',
  method: 'delete',
  path: '/api/admin/population-tables/:tableId',
  summary: 'Withdraw a table. Councils that took a copy keep it. Audited.',
  can: 'system:councils',
  params: z.strictObject({ tableId: idSchema }),
  status: 204,
  errors: ['not_found'],
});
