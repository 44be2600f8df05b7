import * as z from 'zod';
import { idSchema, localDaySchema, momentSchema } from '../core/ids';
import { defineOperation } from '../core/operation';
import { aiProviderKinds } from '../entities/ai-terms';
import { insightResultSchema, insightRunSchema, insightsSchema } from '../entities/insight';
import { analysisTypes, rollingPeriods } from '../entities/insight-terms';
import { answerValueSchema } from '../entities/question';

const MEGABYTE = 1024 * 1024;
const MAX_SUBMITTED_RESPONSES = 2_000;

/** Whole days in the council's zone, both inclusive. */
const range = {
  from: localDaySchema.optional(),
  to: localDaySchema.optional(),
  /** The name of a range that moves with the day; the days are those of today. */
  period: z.enum(rollingPeriods).optional(),
};
const text = z.string().max(1000);

const submittedResponseSchema = z.strictObject({
  id: z.string().min(1).max(100),
  answers: z.array(z.strictObject({ questionId: z.string().max(100), answer: answerValueSchema })).max(500),
  created_at: z.string().max(60).optional(),
  createdAt: z.string().max(60).optional(),
});

/** The subject of the analysis. When a campaign is named, the server uses the campaign's own data instead. */
const contextSchema = z.strictObject({
  campaignTitle: text.default(''),
  campaignDescription: z.string().max(10_000).default(''),
  councilName: text.default(''),
  industry: z.string().max(60).default(''),
  dateRange: text.default(''),
  responseCount: z.number().int().optional(),
  surveyData: z
    .strictObject({
      title: text.optional(),
      description: z.string().max(10_000).optional(),
      introText: z.string().max(10_000).optional(),
      totalQuestions: z.number().int().optional(),
    })
    .optional(),
  questions: z
    .array(z.strictObject({ id: z.string().max(100), title: text, type: z.string().max(60) }))
    .max(500)
    .default([]),
});

export const analyseResponsesOperation = defineOperation({
  name: 'analyseResponses',
  service: 'campaigns',
  method: 'post',
  path: '/api/ai-analysis',
  summary: 'Analyse the responses of a campaign, or those that are given: 200 within 20 s, else 202 with a jobId.',
  can: 'report:read',
  bodyLimit: 2 * MEGABYTE,
  body: z.strictObject({
    analysisType: z.enum([...analysisTypes, 'all']),
    campaignId: idSchema.optional(),
    ...range,
    responses: z.array(submittedResponseSchema).max(MAX_SUBMITTED_RESPONSES).optional(),
    context: contextSchema.optional(),
  }),
  response: z.object({
    success: z.boolean(),
    /** The analysis as text; empty while the job runs. */
    analysis: z.string(),
    result: insightResultSchema.nullable(),
    error: z.string().nullable(),
    model: z.string(),
    region: z.string(),
    responseCount: z.number().int(),
    jobId: idSchema.nullable(),
  }),
  errors: [
    'campaign_not_found',
    'no_responses_to_analyse',
    'ai_not_configured',
    'ai_switched_off',
    'ai_ceiling_reached',
    'ai_settings_unavailable',
  ],
});

export const getAnalysisStatusOperation = defineOperation({
  name: 'getAnalysisStatus',
  service: 'campaigns',
  method: 'get',
  path: '/api/ai-analysis/status',
  summary:
    'Whether analyses work, tried with a tiny call of the provider and remembered for minutes; with a jobId also how that job is.',
  can: 'report:read',
  query: z.strictObject({ jobId: idSchema.optional() }),
  response: z.object({
    status: z.enum(['working', 'error']),
    error: z.string().nullable(),
    provider: z.enum(aiProviderKinds).nullable(),
    model: z.string(),
    region: z.string(),
    /** With an error: the provider works but is busy until then. */
    retryAt: momentSchema.nullable(),
    job: insightRunSchema.nullable(),
  }),
  errors: ['not_found'],
});

const campaignParams = z.strictObject({ campaignId: idSchema });

export const getInsightsOperation = defineOperation({
  name: 'getInsights',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/insights',
  summary: 'The analyses that are kept of a campaign, the run that makes them, and what was sent to providers.',
  can: 'report:read',
  params: campaignParams,
  query: z.strictObject(range),
  response: insightsSchema,
  errors: ['campaign_not_found'],
});

export const clearInsightsOperation = defineOperation({
  name: 'clearInsights',
  service: 'campaigns',
  method: 'delete',
  path: '/api/campaigns/:campaignId/insights',
  summary: 'Forget the analyses of a campaign, of all ranges. What was sent stays in the ledger.',
  can: 'report:clear',
  params: campaignParams,
  status: 204,
  errors: ['campaign_not_found'],
});

export const cancelAnalysisOperation = defineOperation({
  name: 'cancelAnalysis',
  service: 'campaigns',
  method: 'post',
  path: '/api/campaigns/:campaignId/insights/cancel',
  summary: 'Stop the run of a campaign; what it has finished stays.',
  can: 'report:read',
  params: campaignParams,
  status: 204,
  errors: ['campaign_not_found'],
});

export const dismissAnalysisOperation = defineOperation({
  name: 'dismissAnalysis',
  service: 'campaigns',
  method: 'post',
  path: '/api/campaigns/:campaignId/insights/dismiss',
  summary: 'Stop showing a run that failed, to everybody in the council. Does nothing when another run has begun.',
  can: 'report:read',
  params: campaignParams,
  body: z.strictObject({ jobId: idSchema }),
  status: 204,
  errors: ['campaign_not_found'],
});
