import * as z from 'zod';
import { idSchema, localDaySchema, momentSchema } from '../core/ids';
import { answerSeriesStates, MAX_ANSWER_COLUMNS, MAX_SERIES_NAME } from './answer-series-terms';
import { answeredIdSchema } from './question';

/** Answers from a file, stored beside those of a campaign and never counted with them. */
export const answerSeriesSchema = z.object({
  id: idSchema,
  campaignId: idSchema,
  name: z.string().max(MAX_SERIES_NAME),
  fileName: z.string(),
  state: z.enum(answerSeriesStates),
  /** Rows of the file below its headings. */
  rows: z.number().int(),
  /** Responses that are stored. They grow while the import works. */
  responses: z.number().int(),
  /** Rows that were refused. They grow while the import works. */
  refused: z.number().int(),
  /** Reports have only complete series. */
  isComplete: z.boolean(),
  importedBy: idSchema,
  importedAt: momentSchema,
});
export type AnswerSeries = z.infer<typeof answerSeriesSchema>;

/** The use of a column of a file. */
export const answerColumnUseSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ignored') }),
  /** The day or moment of the answers. */
  z.strictObject({ kind: z.literal('submitted') }),
  z.strictObject({
    kind: z.literal('answer'),
    questionId: answeredIdSchema,
    /** An option or row of the question; left out, the column has the whole answer. */
    part: z.string().max(60).optional(),
  }),
]);
export type AnswerColumnUse = z.infer<typeof answerColumnUseSchema>;

export const answerColumnUsesSchema = z.array(answerColumnUseSchema).max(MAX_ANSWER_COLUMNS);

/** The result of reading a file of answers. */
export const answerImportSchema = z.object({
  /** The series that is being imported. Null for a dry run. */
  series: answerSeriesSchema.nullable(),
  encoding: z.string(),
  delimiter: z.string(),
  /** Rows below the headings. */
  rows: z.number().int(),
  /** Rows that can be stored. */
  accepted: z.number().int(),
  refusedCount: z.number().int(),
  /** The first of the rows that are refused, with the line of the file. */
  refused: z.array(z.object({ line: z.number().int(), column: z.string(), reason: z.string() })),
  /** Answers to questions that the survey would not have shown to these people. They are left out. */
  leftOut: z.number().int(),
  columns: z.array(z.object({ heading: z.string(), samples: z.array(z.string()), use: answerColumnUseSchema })),
  /** The uses that a column can have. */
  targets: z.array(
    z.object({ questionId: answeredIdSchema, part: z.string().optional(), label: z.string(), type: z.string() }),
  ),
  period: z.object({ from: localDaySchema, to: localDaySchema }).nullable(),
  /** Series of this campaign from the same file. */
  sameFile: z.array(z.object({ id: idSchema, name: z.string() })),
});
export type AnswerImport = z.infer<typeof answerImportSchema>;
