import * as z from 'zod';
import { idSchema, localDaySchema } from '../core/ids';
import { defineOperation, listOf, pageQuery } from '../core/operation';
import { campaignStatuses } from '../entities/campaign-terms';
import { questionTypeIds } from '../entities/question';
import { responseSchema } from '../entities/response';
import { responseMarks } from '../entities/response-terms';

const campaignParams = z.strictObject({ campaignId: idSchema });
/** Whole days in the council's zone, both inclusive (F-12). */
const range = { from: localDaySchema.optional(), to: localDaySchema.optional() };

/** A result of one question. Beyond `answered` each question type adds its own parts. */
export const questionResultSchema = z.looseObject({
  questionId: z.string(),
  type: z.enum(questionTypeIds),
  title: z.string(),
  answered: z.number().int(),
});
export type QuestionResult = z.infer<typeof questionResultSchema>;

export const reportSchema = z.object({
  campaignId: idSchema,
  title: z.string(),
  description: z.string(),
  status: z.enum(campaignStatuses),
  /** Responses in the range, and altogether. */
  responses: z.number().int(),
  totalResponses: z.number().int(),
  /** Whole percent of started surveys that were completed; null before the first start (E-4). */
  completionRate: z.number().nullable(),
  views: z.number().int(),
  starts: z.number().int(),
  completes: z.number().int(),
  averageSeconds: z.number().nullable(),
  medianSeconds: z.number().nullable(),
  questions: z.number().int(),
  timezone: z.string(),
  /** Days of the first and last response that the figures cover; null without responses. */
  period: z.object({ from: localDaySchema, to: localDaySchema }).nullable(),
  timeline: z.array(z.object({ date: localDaySchema, count: z.number().int() })),
  results: z.array(questionResultSchema),
  revision: z.number().int(),
});
export type Report = z.infer<typeof reportSchema>;

export const getReportOperation = defineOperation({
  name: 'getReport',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/report',
  summary: 'Counts, times, timeline and a result per question.',
  can: 'report:read',
  params: campaignParams,
  query: z.strictObject(range),
  response: reportSchema,
  errors: ['campaign_not_found'],
});

export const listResponsesOperation = defineOperation({
  name: 'listResponses',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/responses',
  summary: 'Single responses, newest first; by `mark` those that carry it, or any.',
  can: 'report:read',
  params: campaignParams,
  query: z.strictObject({ ...pageQuery, ...range, mark: z.enum([...responseMarks, 'any']).optional() }),
  response: listOf(responseSchema),
  errors: ['campaign_not_found'],
});

/** What a live report sends each time its counters change. */
export const liveReportSchema = z.object({ revision: z.number().int(), responses: z.number().int() });

export const watchReportOperation = defineOperation({
  name: 'watchReport',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/live',
  summary: 'Server-sent events `report`: counters as they change.',
  can: 'report:read',
  params: campaignParams,
  kind: 'events',
  response: liveReportSchema,
  errors: ['campaign_not_found'],
});
