import * as z from 'zod';
import { idSchema } from '../core/ids';
import { MAX_CONSENT_SOURCE } from '../core/text-limits';
import { attributeKeySchema, attributeNameSchema, attributeOptionsSchema } from './attribute';
import { MAX_ATTRIBUTES } from './attribute-terms';
import {
  importDelimiters,
  importEncodings,
  importedAttributeTypes,
  importModes,
  MAX_IMPORT_COLUMNS,
} from './import-terms';

const columnIndex = z
  .number()
  .int()
  .min(0)
  .max(MAX_IMPORT_COLUMNS - 1);

/** The attribute that a column is kept as: one of the council, or one that the import creates. */
export const importColumnSchema = z
  .strictObject({
    index: columnIndex,
    attribute: attributeKeySchema.optional(),
    create: z
      .strictObject({
        name: attributeNameSchema,
        type: z.enum(importedAttributeTypes),
        /** Options of a choice. Left out for other types. */
        options: attributeOptionsSchema.optional(),
      })
      .optional(),
  })
  .refine(({ attribute, create }) => (attribute === undefined) !== (create === undefined), 'Choose one attribute.');
export type ImportColumn = z.infer<typeof importColumnSchema>;

const columnsSchema = z
  .array(importColumnSchema)
  .max(MAX_ATTRIBUTES)
  .refine((columns) => new Set(columns.map(({ index }) => index)).size === columns.length, 'Choose each column once.');

/** How a file is imported. */
export const importChoiceSchema = z.strictObject({
  emailColumn: z.number().int().min(0).max(MAX_IMPORT_COLUMNS),
  hasHeader: z.boolean(),
  tagIds: z.array(idSchema).max(100),
  consentSource: z.string().trim().min(1).max(MAX_CONSENT_SOURCE),
  /** Left out: `add`. */
  mode: z.enum(importModes).optional(),
  /** Columns that are kept. All others are not. */
  columns: columnsSchema.optional(),
});

/** The same for a trial: the source of consent can be written later. */
export const importTrialChoiceSchema = importChoiceSchema.extend({
  consentSource: z.string().trim().max(MAX_CONSENT_SOURCE),
});
export type ImportTrialChoice = z.infer<typeof importTrialChoiceSchema>;

/** How a file is read; what is left out is guessed. */
export const importReadingSchema = z.strictObject({
  encoding: z.enum(importEncodings).optional(),
  delimiter: z.enum(importDelimiters).optional(),
});
