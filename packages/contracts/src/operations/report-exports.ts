import * as z from 'zod';
import { idSchema, localDaySchema, momentSchema } from '../core/ids';
import { defineOperation } from '../core/operation';
import { campaignStatuses } from '../entities/campaign-terms';
import { questionSchema } from '../entities/question';
import { csvColumns, reportAudiences, reportFormats, responseFileFormats } from '../entities/report-terms';
import { answerFilterQuery as where } from './answer-filter-query';
import { importedSeriesQuery as importedSeries } from './imported-series-query';

const campaignParams = z.strictObject({ campaignId: idSchema });
/** Whole days in the council's zone, both inclusive. */
const range = { from: localDaySchema.optional(), to: localDaySchema.optional() };

/** A period of the schedule of a recurring campaign; left out, all of them. */
const round = z.coerce.number().int().min(1).max(100_000).optional();

/** Documents are arranged as it is saved. `saved`: with the filter that is saved there, instead of that of the query. */
const layout = z.enum(['saved']).optional();

/** Left out, the document is for publication: numbers of few people are hidden in it. */
const audience = z.enum(reportAudiences).optional();

/** The data around the rows of an export. With it browser and server write the same bytes. */
export const responseExportSchema = z.object({
  council: z.string(),
  campaign: z.string(),
  generatedAt: momentSchema,
  timezone: z.string(),
  /** Days of the range; All Time is from the first to the last response. Null without responses. */
  period: z.object({ from: localDaySchema, to: localDaySchema }).nullable(),
  isAllTime: z.boolean(),
  /** The one round that is exported; absent when it is all of them. */
  round: z.number().int().optional(),
  /** In words, the filters by answers that the responses fit; absent without filters. */
  filters: z.array(z.string()).optional(),
  /** The file has a column for the language that people answered in: their survey has several. Absent where it has one. */
  hasLanguages: z.boolean().optional(),
  /** The name of the series that is exported instead of the live answers. The file has a column for it. */
  importedSeries: z.string().optional(),
  /** The campaign is weighted: the file has a last column for the weight of each response. Absent where it is not. */
  hasWeights: z.boolean().optional(),
  /** Some of the responses are in a wave: the file has a column for it. Absent where none is. */
  hasWaves: z.boolean().optional(),
  /** The questions whose comments have labels, and the themes of the codebook. The file has two columns for each question. */
  labels: z
    .object({ questions: z.array(z.string()), themes: z.array(z.object({ id: z.string(), name: z.string() })) })
    .optional(),
  responses: z.number().int(),
  /** Every question that was ever published, those of today first. */
  questions: z.array(questionSchema),
  /** Titles of sections by the `sectionId` of questions. Absent where the survey has none. */
  sections: z.array(z.object({ id: z.string(), title: z.string() })).optional(),
  /** By question, how many of these people were shown it and answered it; absent where everybody is asked everything. */
  reach: z.array(z.object({ questionId: z.string(), asked: z.number().int(), answered: z.number().int() })).optional(),
});
export type ResponseExport = z.infer<typeof responseExportSchema>;

export const startExportOperation = defineOperation({
  name: 'startExport',
  service: 'campaigns',
  method: 'post',
  path: '/api/campaigns/:campaignId/exports',
  summary: 'Notes in the activity log that responses are taken out, and gives what stands around their rows.',
  can: 'report:export',
  params: campaignParams,
  body: z.strictObject({ ...range, round, where, importedSeries }),
  response: responseExportSchema,
  errors: ['campaign_not_found', 'no_responses'],
});

export const exportResponsesOperation = defineOperation({
  name: 'exportResponses',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/responses.csv',
  summary:
    'All counted responses of a range that fit the filters as CSV, streamed; cells that a spreadsheet would run are neutralised. With `columns=options` each option has a column, too.',
  can: 'report:export',
  params: campaignParams,
  query: z.strictObject({ ...range, round, where, importedSeries, columns: z.enum(csvColumns).optional() }),
  kind: 'file',
  errors: ['campaign_not_found', 'no_responses'],
});

export const exportResponsesFileOperation = defineOperation({
  name: 'exportResponsesFile',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/responses.:format',
  summary:
    'The same responses for Excel (`xlsx`: labels, codebook, counts), for SPSS (`sav`: codes with labels) or for programs (`jsonl`: one response a line), streamed.',
  can: 'report:export',
  params: campaignParams.extend({ format: z.enum(responseFileFormats) }),
  query: z.strictObject({ ...range, round, where, importedSeries }),
  kind: 'file',
  errors: ['campaign_not_found', 'no_responses'],
});

/**
 * `GET /api/campaigns/{id}/report.pdf`, `.docx`, and `.html`: the same report for screen readers. What people wrote is
 * redacted when the council has that on.
 */
export const exportReportOperation = defineOperation({
  name: 'exportReport',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/report.:format',
  summary:
    'The report of a range as a document for a council meeting, arranged as it is saved: cover, figures, charts, own texts, analysis, samples. Numbers of few people are hidden unless `audience` is `internal`.',
  can: 'report:export',
  params: campaignParams.extend({ format: z.enum(reportFormats) }),
  query: z.strictObject({ ...range, round, where, layout, audience }),
  kind: 'file',
  errors: ['campaign_not_found', 'no_responses'],
});

/** Messages while a document is made: its progress, and last the document, or why there is none. */
export const reportMakingSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('making'), done: z.number().int(), total: z.number().int() }),
  /** The file as base64. */
  z.object({ state: z.literal('done'), name: z.string(), type: z.string(), file: z.string() }),
  z.object({ state: z.literal('failed'), code: z.string(), reason: z.string(), reference: z.string() }),
]);
export type ReportMaking = z.infer<typeof reportMakingSchema>;

export const watchReportMakingOperation = defineOperation({
  name: 'watchReportMaking',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/report-making',
  summary:
    'Makes the same document and tells of it: server-sent events `report` with its progress, and the file with the last of them. Who leaves stops it.',
  can: 'report:export',
  params: campaignParams,
  query: z.strictObject({ ...range, round, where, layout, audience, format: z.enum(reportFormats) }),
  kind: 'events',
  response: reportMakingSchema,
  errors: ['campaign_not_found', 'no_responses'],
});

export const campaignReportSchema = z.object({
  campaignId: idSchema,
  title: z.string(),
  status: z.enum(campaignStatuses),
  /** Counted responses in the range, and in as many days before it; the latter null without a beginning, or without responses in those days. */
  responses: z.number().int(),
  previousResponses: z.number().int().nullable(),
  totalResponses: z.number().int(),
  targetResponses: z.number().int().nullable(),
  starts: z.number().int(),
  completes: z.number().int(),
  completionRate: z.number().nullable(),
  /** Responses of the last twelve weeks of the range, the oldest first. */
  trend: z.array(z.object({ week: localDaySchema, count: z.number().int() })),
  lastResponseOn: localDaySchema.nullable(),
});
export type CampaignReport = z.infer<typeof campaignReportSchema>;

export const listReportsOperation = defineOperation({
  name: 'listReports',
  service: 'campaigns',
  method: 'get',
  path: '/api/reports',
  summary: 'All campaigns of the council side by side, the most answered first.',
  can: 'report:read',
  query: z.strictObject(range),
  response: z.object({ timezone: z.string(), items: z.array(campaignReportSchema) }),
});

export const exportReportsOperation = defineOperation({
  name: 'exportReports',
  service: 'campaigns',
  method: 'get',
  path: '/api/reports.csv',
  summary: 'The same as CSV.',
  can: 'report:export',
  query: z.strictObject(range),
  kind: 'file',
});

/** For the command `folkmoot recount`: counts from the responses and compares with the rollups. */
export const recountReportsOperation = defineOperation({
  name: 'recountReports',
  service: 'campaigns',
  method: 'post',
  path: '/internal/reports/recount',
  summary:
    'Counts every campaign anew from its responses, says where the rollups differ, and with `repair` mends them.',
  can: 'internal',
  body: z.strictObject({ repair: z.boolean().default(false) }),
  response: z.object({
    campaigns: z.number().int(),
    responses: z.number().int(),
    rollups: z.number().int(),
    /** Campaigns whose rollups or counter were not what their responses say. */
    different: z.array(z.object({ campaignId: z.string(), councilId: z.string(), rollups: z.number().int() })),
  }),
});
