/** @file The population of a council: how many people live there, by dimension and category. */

/** Kinds of dimensions. A council has at most one of each but `custom`. */
export const dimensionKinds = ['area', 'age', 'gender', 'tenure', 'disability', 'ethnicGroup', 'custom'] as const;
export type DimensionKind = (typeof dimensionKinds)[number];

/** The dimension of the council's areas: the only one that every council has. */
export const AREA_DIMENSION = 'area';

export const MAX_DIMENSIONS = 20;
/** The limits for one dimension, and for all dimensions of a council together. */
export const MAX_CATEGORIES = 500;
export const MAX_CATEGORIES_TOGETHER = 2_000;
/** The tables that system administrators offer. */
export const MAX_POPULATION_TABLES = 200;
