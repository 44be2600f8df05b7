import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { attributeTypes, MAX_ATTRIBUTE_OPTIONS, MAX_ATTRIBUTE_TEXT, MAX_ATTRIBUTES } from './attribute-terms';

/** Name of an attribute in segments, merge fields and exports. It never changes. */
export const attributeKeySchema = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, 'Lower-case letters, digits and _.');

export const attributeNameSchema = z.string().trim().min(1).max(MAX_ATTRIBUTE_TEXT);
export const attributeOptionsSchema = z.array(attributeNameSchema).max(MAX_ATTRIBUTE_OPTIONS);

/** A detail that a council keeps about its subscribers beside address and topics. */
export const attributeSchema = z.object({
  key: attributeKeySchema,
  councilId: idSchema,
  name: z.string(),
  type: z.enum(attributeTypes),
  /** Options of a choice; empty for other types. */
  options: z.array(z.string()),
  /** Every council has it; it can be renamed but not removed. */
  isStandard: z.boolean(),
  createdAt: momentSchema,
  revision: z.number().int(),
});
export type Attribute = z.infer<typeof attributeSchema>;

/** Text, an option, a day as YYYY-MM-DD, a number, or yes and no. */
export const attributeValueSchema = z.union([z.string().max(MAX_ATTRIBUTE_TEXT), z.number(), z.boolean()]);
export type AttributeValue = z.infer<typeof attributeValueSchema>;

/** Values by attribute key. An attribute without a value is left out. */
export const attributeValuesSchema = z
  .record(attributeKeySchema, attributeValueSchema)
  .refine((values) => Object.keys(values).length <= MAX_ATTRIBUTES, 'There are too many attributes.');
export type AttributeValues = z.infer<typeof attributeValuesSchema>;

/** Changed values by key; null removes one. */
export const attributeChangesSchema = z
  .record(attributeKeySchema, attributeValueSchema.nullable())
  .refine((values) => Object.keys(values).length <= MAX_ATTRIBUTES, 'There are too many attributes.');
export type AttributeChanges = z.infer<typeof attributeChangesSchema>;
