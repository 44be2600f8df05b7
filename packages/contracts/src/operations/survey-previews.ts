import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { defineOperation } from '../core/operation';
import { campaignStatuses } from '../entities/campaign-terms';
import { surveyContentSchema } from '../entities/survey';
import { previewDays } from '../entities/survey-preview-terms';
import { campaignParams } from './campaigns';

/** The link by which people without an account see the draft of a survey. */
export const surveyPreviewLinkSchema = z.object({
  url: z.string(),
  createdBy: idSchema,
  createdAt: momentSchema,
  /** The link does not work from this time on. */
  expiresAt: momentSchema,
});
export type SurveyPreviewLink = z.infer<typeof surveyPreviewLinkSchema>;

const PATH = '/api/campaigns/:campaignId/survey/preview-link';

export const getSurveyPreviewLinkOperation = defineOperation({
  name: 'getSurveyPreviewLink',
  service: 'campaigns',
  method: 'get',
  path: PATH,
  summary: 'The link that shows the draft of a survey to people without an account; null when none works.',
  can: 'survey:edit',
  params: campaignParams,
  response: z.object({ link: surveyPreviewLinkSchema.nullable() }),
  errors: ['campaign_not_found'],
});

export const createSurveyPreviewLinkOperation = defineOperation({
  name: 'createSurveyPreviewLink',
  service: 'campaigns',
  method: 'post',
  path: PATH,
  summary: 'A signed link that shows the draft of a survey for some days. It replaces the earlier link.',
  can: 'survey:edit',
  params: campaignParams,
  body: z.strictObject({ days: z.union(previewDays.map((days) => z.literal(days))) }),
  status: 201,
  response: surveyPreviewLinkSchema,
  errors: ['campaign_not_found'],
});

export const revokeSurveyPreviewLinkOperation = defineOperation({
  name: 'revokeSurveyPreviewLink',
  service: 'campaigns',
  method: 'delete',
  path: PATH,
  summary: 'End the link that shows the draft of a survey. Doing so twice is no error.',
  can: 'survey:edit',
  params: campaignParams,
  status: 204,
  errors: ['campaign_not_found'],
});

const tokenSchema = z.string().max(200);

/** A draft as its preview shows it. */
export const previewedSurveySchema = z.object({
  content: surveyContentSchema,
  campaign: z.object({
    title: z.string(),
    description: z.string(),
    /** Days after which responses are deleted, when the campaign has a number of its own. */
    retentionDays: z.number().int().nullable(),
    /** Absent from a server of an earlier release. */
    status: z.enum(campaignStatuses).optional(),
  }),
});
export type PreviewedSurvey = z.infer<typeof previewedSurveySchema>;

/** For the public service, in the council of the address. */
export const readPreviewedSurveyOperation = defineOperation({
  name: 'readPreviewedSurvey',
  service: 'campaigns',
  method: 'post',
  path: '/internal/survey-previews/read',
  summary: 'The draft that a preview link shows.',
  can: 'internal',
  body: z.strictObject({ campaignId: idSchema, token: tokenSchema }),
  isRepeatable: true,
  response: previewedSurveySchema,
  errors: ['link_invalid'],
});

/** For the public service, in the council of the address. */
export const fetchPreviewedFileOperation = defineOperation({
  name: 'fetchPreviewedFile',
  service: 'campaigns',
  method: 'get',
  path: '/internal/survey-previews/:campaignId/:token/files/:file',
  summary: 'The bytes of a file that the draft behind a preview link shows.',
  can: 'internal',
  params: z.strictObject({ campaignId: idSchema, token: tokenSchema, file: z.string().max(100) }),
  kind: 'file',
  errors: ['link_invalid', 'not_found'],
});
