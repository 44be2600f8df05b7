/** How several conditions are joined, free of zod so that residents' pages can have it for nothing. */
export const conditionJoins = ['all', 'any'] as const;
export type ConditionJoin = (typeof conditionJoins)[number];
