import * as z from 'zod';
import { idSchema, localDaySchema } from '../core/ids';
import { defineOperation } from '../core/operation';
import { answeredIdSchema } from '../entities/question';
import {
  reportBlocksSchema,
  reportLayoutFieldsSchema,
  reportLayoutSchema,
  reportTemplateSchema,
} from '../entities/report-layout';
import { chartFormats, reportCharts } from '../entities/report-layout-terms';
import { reportAudiences } from '../entities/report-terms';
import { languageTagSchema } from '../entities/survey';
import { answerFilterQuery as where } from './answer-filter-query';

const campaignParams = z.strictObject({ campaignId: idSchema });
const revision = z.number().int().min(0);

export const getReportLayoutOperation = defineOperation({
  name: 'getReportLayout',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/report-layout',
  summary: 'How the report of a campaign is arranged. Before the first save, what the council’s template says.',
  can: 'report:read',
  params: campaignParams,
  response: reportLayoutSchema,
  errors: ['campaign_not_found'],
});

export const saveReportLayoutOperation = defineOperation({
  name: 'saveReportLayout',
  service: 'campaigns',
  method: 'put',
  path: '/api/campaigns/:campaignId/report-layout',
  summary: 'Arrange the report of a campaign.',
  can: 'campaign:edit',
  params: campaignParams,
  /** The revision that the caller has seen. */
  body: reportLayoutFieldsSchema.extend({ revision }),
  response: reportLayoutSchema,
  errors: ['campaign_not_found', 'not_found', 'stale_revision', 'invalid_input'],
});

export const previewReportLayoutOperation = defineOperation({
  name: 'previewReportLayout',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/report-layout/preview',
  summary: 'The arranged report as one HTML page, to look at. It is no export, so that the activity log has no entry.',
  can: 'report:read',
  params: campaignParams,
  response: z.object({ html: z.string(), responses: z.number().int() }),
  errors: ['campaign_not_found', 'not_found'],
});

export const getReportTemplateOperation = defineOperation({
  name: 'getReportTemplate',
  service: 'campaigns',
  method: 'get',
  path: '/api/report-template',
  summary: 'What new reports of the council begin with.',
  can: 'report:read',
  response: reportTemplateSchema,
});

export const saveReportTemplateOperation = defineOperation({
  name: 'saveReportTemplate',
  service: 'campaigns',
  method: 'put',
  path: '/api/report-template',
  summary:
    'Save an arrangement as what new reports of the council begin with. Its questions become one block for all questions.',
  can: 'campaign:edit',
  body: z.strictObject({ revision, language: languageTagSchema, blocks: reportBlocksSchema }),
  response: reportTemplateSchema,
  errors: ['stale_revision'],
});

export const getReportChartOperation = defineOperation({
  name: 'getReportChart',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/report-charts/:questionId',
  summary: 'The chart of one question as a picture: SVG with letters, or PNG.',
  can: 'report:export',
  params: campaignParams.extend({ questionId: answeredIdSchema }),
  query: z.strictObject({
    format: z.enum(chartFormats),
    chart: z.enum(reportCharts).exclude(['none']).default('bars'),
    language: languageTagSchema.optional(),
    /** Left out, for publication. */
    audience: z.enum(reportAudiences).optional(),
    from: localDaySchema.optional(),
    to: localDaySchema.optional(),
    round: z.coerce.number().int().min(1).max(100_000).optional(),
    where,
  }),
  kind: 'file',
  errors: ['campaign_not_found', 'not_found', 'no_responses'],
});
