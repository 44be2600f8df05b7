import * as z from 'zod';
import { languageTagSchema } from './survey';

export const translationFileFormats = ['csv', 'xliff'] as const;
export type TranslationFileFormat = (typeof translationFileFormats)[number];

/** A text of the survey in a file of translations. `where` names it for staff: `Question 2, Option 1`. */
const namedTextSchema = z.object({ path: z.string(), where: z.string() });

/** The changes that a file of translations makes in a draft. The lists name the texts; a text that is in no list stays as it is. */
export const translationImportSchema = z.object({
  format: z.enum(translationFileFormats),
  language: languageTagSchema,
  changed: z.array(namedTextSchema.extend({ source: z.string(), before: z.string(), after: z.string() })),
  /** Changed ones whose source text in the file is not the present one. They are taken, and marked as stale. */
  stale: z.array(namedTextSchema),
  /** Not taken: the survey has no such text. */
  unknown: z.array(z.string()),
  /** Not taken: the translation lacks a placeholder, such as `{name}`, that its source text has. */
  withoutPlaceholders: z.array(namedTextSchema.extend({ missing: z.array(z.string()) })),
  /** Not taken: the translation is longer than the survey allows. */
  tooLong: z.array(namedTextSchema),
  /** Without a translation in the file. */
  empty: z.number().int(),
  same: z.number().int(),
});
export type TranslationImport = z.infer<typeof translationImportSchema>;
