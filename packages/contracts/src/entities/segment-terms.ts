import type { AttributeType } from './attribute-terms';

/** The words of a segment's rule, free of zod so that browsers can have them for nothing. */
export const MAX_RULE_CONDITIONS = 50;
/** How deep groups can be nested. */
export const MAX_RULE_DEPTH = 5;
/** Values, tags or options that one condition lists at most. */
export const MAX_RULE_VALUES = 100;
/** The longest "within the last ... days". */
export const MAX_RULE_DAYS = 3_650;

/** How the value of an attribute is compared. `known`: there is a value. Both ends of `between` are included. */
export const attributeComparisons = ['is', 'is_one_of', 'begins_with', 'contains', 'between', 'known'] as const;
export type AttributeComparison = (typeof attributeComparisons)[number];

/** The comparisons that fit a type, the most common first. */
export const comparisonsOfType: Readonly<Record<AttributeType, readonly AttributeComparison[]>> = {
  text: ['is', 'is_one_of', 'begins_with', 'contains', 'known'],
  choice: ['is', 'is_one_of', 'known'],
  number: ['between', 'is', 'is_one_of', 'known'],
  date: ['between', 'is', 'known'],
  yes_no: ['is', 'known'],
};
