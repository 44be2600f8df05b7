import * as z from 'zod';
import { localDaySchema, partIdSchema } from '../core/ids';
import { answerFilterQuery } from '../operations/answer-filter-query';
import { answeredIdSchema } from './question';
import {
  MAX_REPORT_BLOCKS,
  MAX_REPORT_HEADING,
  MAX_REPORT_TEXT,
  plainReportBlockKinds,
  reportCharts,
  reportWordLanguages,
} from './report-layout-terms';
import { languageTagSchema } from './survey';

/** One part of a report. The id is unique in its layout. */
export const reportBlockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(plainReportBlockKinds), id: partIdSchema }),
  z.strictObject({
    kind: z.literal('question'),
    id: partIdSchema,
    questionId: answeredIdSchema,
    chart: z.enum(reportCharts),
    hasTable: z.boolean(),
  }),
  /** Own words. `**bold**`, lines that begin with `- ` or `1. `, and blank lines between paragraphs; nothing else is markup. */
  z.strictObject({
    kind: z.literal('text'),
    id: partIdSchema,
    heading: z.string().max(MAX_REPORT_HEADING),
    text: z.string().max(MAX_REPORT_TEXT),
  }),
]);
export type ReportBlock = z.infer<typeof reportBlockSchema>;

export const reportBlocksSchema = z
  .array(reportBlockSchema)
  .max(MAX_REPORT_BLOCKS)
  .refine((blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length, 'Two blocks have the same id.');

/** The responses that a report is of. */
export const reportFilterSchema = z.strictObject({
  from: localDaySchema.nullable(),
  to: localDaySchema.nullable(),
  round: z.number().int().min(1).max(100_000).nullable(),
  /** Filters by answers as `encodeAnswerFilters` writes them; empty for none. */
  where: answerFilterQuery.unwrap(),
});
export type ReportFilter = z.infer<typeof reportFilterSchema>;

/** The fields that staff change. */
export const reportLayoutFieldsSchema = z.strictObject({
  /** Empty for the title of the campaign. */
  title: z.string().trim().max(MAX_REPORT_HEADING),
  language: languageTagSchema,
  filter: reportFilterSchema,
  blocks: reportBlocksSchema,
});
export type ReportLayoutFields = z.infer<typeof reportLayoutFieldsSchema>;

const layoutQuestionSchema = z.object({ questionId: z.string(), title: z.string() });

export const reportLayoutSchema = z.object({
  /** 0 while nothing is saved: the council's template, or the product's. */
  revision: z.number().int(),
  title: z.string(),
  language: z.string(),
  filter: reportFilterSchema,
  blocks: reportBlocksSchema,
  /** Every question that a report can have, in the order of the survey. */
  questions: z.array(layoutQuestionSchema),
  /** Questions that blocks name and that the survey no longer has. */
  missing: z.array(layoutQuestionSchema),
  /** Questions that no block shows. */
  unlisted: z.array(z.string()),
  /** Languages that the report can have. */
  languages: z.array(
    z.object({
      language: z.string(),
      /** The language of the words around the questions. */
      words: z.enum(reportWordLanguages),
      /** How many questions have their title in this language. */
      questions: z.number().int(),
    }),
  ),
});
export type ReportLayout = z.infer<typeof reportLayoutSchema>;

/** New layouts of the council begin with it. */
export const reportTemplateSchema = z.object({
  /** 0 while the council has none of its own. */
  revision: z.number().int(),
  language: z.string(),
  blocks: reportBlocksSchema,
});
export type ReportTemplate = z.infer<typeof reportTemplateSchema>;
