import * as z from 'zod';
import { idSchema, localDaySchema, momentSchema } from '../core/ids';
import { defineOperation } from '../core/operation';
import { campaignStatuses } from '../entities/campaign-terms';
import { questionSchema } from '../entities/question';

const campaignParams = z.strictObject({ campaignId: idSchema });
/** Whole days in the council's zone, both inclusive (F-12). */
const range = { from: localDaySchema.optional(), to: localDaySchema.optional() };

/** What stands around the rows of an export; with it browser and server write the same bytes. */
export const responseExportSchema = z.object({
  council: z.string(),
  campaign: z.string(),
  generatedAt: momentSchema,
  timezone: z.string(),
  /** Days of the range; All Time is from the first to the last response (F-13). Null without responses. */
  period: z.object({ from: localDaySchema, to: localDaySchema }).nullable(),
  isAllTime: z.boolean(),
  responses: z.number().int(),
  /** Every question that was ever published, those of today first. */
  questions: z.array(questionSchema),
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
  body: z.strictObject(range),
  response: responseExportSchema,
  errors: ['campaign_not_found', 'no_responses'],
});

export const exportResponsesOperation = defineOperation({
  name: 'exportResponses',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/responses.csv',
  summary:
    'All counted responses of a range as CSV, streamed; cells that a spreadsheet would run are neutralised (E-71).',
  can: 'report:export',
  params: campaignParams,
  query: z.strictObject(range),
  kind: 'file',
  errors: ['campaign_not_found', 'no_responses'],
});

export const campaignReportSchema = z.object({
  campaignId: idSchema,
  title: z.string(),
  status: z.enum(campaignStatuses),
  /** Counted responses in the range, and in as many days before it; the latter null without a beginning. */
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
  summary: 'All campaigns of the council side by side, the most answered first (E-27).',
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

/** For `npm run reports:recount`: counts from the responses and compares with the rollups. */
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
