import * as z from 'zod';
import { idSchema, localDaySchema } from '../core/ids';
import { defineOperation, listOf, pageQuery } from '../core/operation';
import { MAX_SEARCH } from '../core/text-limits';
import {
  commentFiguresSchema,
  commentPlanSchema,
  commentSchema,
  labellingEstimateSchema,
  labellingRunSchema,
  labelSampleSchema,
  themeProposalSchema,
} from '../entities/comment';
import {
  commentFlags,
  commentGroupings,
  labellers,
  MAX_COMMENTS_AT_ONCE,
  MAX_SAMPLE_SIZE,
  MIN_MEASURED_COMMENTS,
  SAMPLE_SIZE,
  writtenAnswerKinds,
} from '../entities/comment-terms';
import { sentimentLabels } from '../entities/insight-terms';
import { answeredIdSchema } from '../entities/question';
import { answerFilterQuery as where } from './answer-filter-query';

const campaignParams = z.strictObject({ campaignId: idSchema });
const commentIdSchema = z.string().min(3).max(200);

/** Filters of comments. All have to match. */
const commentFilter = {
  /** Whole days in the council's zone, both inclusive. */
  from: localDaySchema.optional(),
  to: localDaySchema.optional(),
  round: z.coerce.number().int().min(1).max(100_000).optional(),
  /** Filters by other answers of the same response. */
  where,
  question: answeredIdSchema.optional(),
  sentiment: z.enum([...sentimentLabels, 'none']).optional(),
  /** The id of a theme, or `none`. */
  theme: z.union([idSchema, z.literal('none')]).optional(),
  language: z.string().max(20).optional(),
  /** Who set the sentiment or a theme. */
  by: z.enum(labellers).optional(),
  /** Comments with this mark, or with any mark, and without `reviewed` only those that nobody has read. */
  flag: z.enum([...commentFlags, 'any']).optional(),
  reviewed: z.enum(['yes', 'no']).optional(),
  words: z.string().max(MAX_SEARCH).optional(),
};

export const listCommentsOperation = defineOperation({
  name: 'listComments',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/comments',
  summary: 'Written answers that are read as opinions, with their labels; newest first.',
  can: 'report:read',
  params: campaignParams,
  query: z.strictObject({ ...commentFilter, ...pageQuery }),
  response: listOf(commentSchema),
  errors: ['campaign_not_found', 'not_found'],
});

export const labelCommentsOperation = defineOperation({
  name: 'labelComments',
  service: 'campaigns',
  method: 'post',
  path: '/api/campaigns/:campaignId/comments/labels',
  summary:
    'Set labels of comments as a person. Returns the comments as they are now, so that the caller can put former labels back.',
  can: 'comment:label',
  params: campaignParams,
  body: z.strictObject({
    changes: z
      .array(
        z.strictObject({
          id: commentIdSchema,
          /** Null takes a person's judgement back: the machine's holds again. */
          sentiment: z.enum(sentimentLabels).nullable().optional(),
          addThemes: z.array(idSchema).max(20).optional(),
          removeThemes: z.array(idSchema).max(20).optional(),
          /** Themes as they were set by machines; takes back all that people changed. */
          resetThemes: z.boolean().optional(),
          isReviewed: z.boolean().optional(),
        }),
      )
      .min(1)
      .max(MAX_COMMENTS_AT_ONCE),
  }),
  response: z.object({
    items: z.array(commentSchema),
    /** Comments that are gone: none of `items` has their id. */
    missing: z.number().int().min(0),
  }),
  errors: ['campaign_not_found', 'theme_not_found'],
});

export const getCommentFiguresOperation = defineOperation({
  name: 'getCommentFigures',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/comments/figures',
  summary:
    'Counts of comments by sentiment and theme, in parts by question, theme, language, area, week, round or answer.',
  can: 'report:read',
  params: campaignParams,
  query: z.strictObject({
    ...commentFilter,
    per: z.enum(commentGroupings).optional(),
    /** For `per=group`: the question whose segments are the parts. */
    group: answeredIdSchema.optional(),
  }),
  response: commentFiguresSchema,
  errors: ['campaign_not_found', 'not_found'],
});

export const getCommentPlanOperation = defineOperation({
  name: 'getCommentPlan',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/comments/plan',
  summary: 'Which written answers are read as opinions, the codebook, and how far the reading is.',
  can: 'report:read',
  params: campaignParams,
  response: commentPlanSchema,
  errors: ['campaign_not_found'],
});

export const updateCommentPlanOperation = defineOperation({
  name: 'updateCommentPlan',
  service: 'campaigns',
  method: 'put',
  path: '/api/campaigns/:campaignId/comments/plan',
  summary: 'Decide how the written answers of each question are read, and by which codebook.',
  can: 'comment:label',
  params: campaignParams,
  body: z.strictObject({
    kinds: z.array(z.strictObject({ questionId: answeredIdSchema, kind: z.enum(writtenAnswerKinds) })).max(500),
    codebookId: idSchema.nullable(),
  }),
  response: commentPlanSchema,
  errors: ['campaign_not_found', 'codebook_not_found', 'not_found'],
});

export const proposeThemesOperation = defineOperation({
  name: 'proposeThemes',
  service: 'campaigns',
  method: 'post',
  path: '/api/campaigns/:campaignId/comments/theme-proposals',
  summary:
    'Themes that the comments have and the codebook lacks, by clustering here or by the provider. Nothing is stored.',
  can: 'comment:label',
  params: campaignParams,
  body: z.strictObject({ by: z.enum(['built_in', 'provider']) }),
  response: z.object({ proposals: z.array(themeProposalSchema) }),
  errors: [
    'campaign_not_found',
    'ai_not_configured',
    'ai_switched_off',
    'ai_ceiling_reached',
    'ai_settings_unavailable',
    'ai_provider_failed',
  ],
});

export const estimateLabellingOperation = defineOperation({
  name: 'estimateLabelling',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/comments/estimate',
  summary: 'What labelling all comments by the provider would send, cost and take.',
  can: 'report:read',
  params: campaignParams,
  query: z.strictObject({ scope: z.enum(['new', 'all']).default('new') }),
  response: labellingEstimateSchema,
  errors: ['campaign_not_found'],
});

export const startLabellingOperation = defineOperation({
  name: 'startLabelling',
  service: 'campaigns',
  method: 'post',
  path: '/api/campaigns/:campaignId/comments/run',
  summary: 'Label comments by the provider, in batches: those without its labels, or all. Labels of people stay.',
  can: 'comment:label',
  params: campaignParams,
  body: z.strictObject({ scope: z.enum(['new', 'all']) }),
  status: 202,
  response: labellingRunSchema,
  errors: [
    'campaign_not_found',
    'no_responses_to_analyse',
    'ai_not_configured',
    'ai_switched_off',
    'ai_ceiling_reached',
    'ai_settings_unavailable',
  ],
});

export const cancelLabellingOperation = defineOperation({
  name: 'cancelLabelling',
  service: 'campaigns',
  method: 'post',
  path: '/api/campaigns/:campaignId/comments/run/cancel',
  summary: 'Stop the run; what it has labelled stays.',
  can: 'comment:label',
  params: campaignParams,
  status: 204,
  errors: ['campaign_not_found'],
});

export const getLabelSampleOperation = defineOperation({
  name: 'getLabelSample',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/comments/sample',
  summary: 'The sample that people label blind, how far they are, and how well the labels agree with theirs.',
  can: 'report:read',
  params: campaignParams,
  response: z.object({ sample: labelSampleSchema.nullable() }),
  errors: ['campaign_not_found'],
});

export const createLabelSampleOperation = defineOperation({
  name: 'createLabelSample',
  service: 'campaigns',
  method: 'post',
  path: '/api/campaigns/:campaignId/comments/sample',
  summary: 'Draw a new sample, stratified by question, language and label. It replaces the former one.',
  can: 'comment:label',
  params: campaignParams,
  body: z.strictObject({ size: z.number().int().min(MIN_MEASURED_COMMENTS).max(MAX_SAMPLE_SIZE).default(SAMPLE_SIZE) }),
  status: 201,
  response: labelSampleSchema,
  errors: ['campaign_not_found', 'too_few_comments'],
});

export const listSampleCommentsOperation = defineOperation({
  name: 'listSampleComments',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/comments/sample/comments',
  summary:
    'The comments of the sample with the caller’s own labels, in an order of their own, without anybody else’s labels.',
  can: 'comment:label',
  params: campaignParams,
  response: z.object({
    sampleId: idSchema,
    items: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        questionId: z.string(),
        language: z.string().nullable(),
        mine: z.object({ sentiment: z.enum(sentimentLabels), themes: z.array(idSchema) }).nullable(),
      }),
    ),
  }),
  errors: ['campaign_not_found', 'not_found', 'sample_has_two_coders'],
});

export const labelSampleCommentOperation = defineOperation({
  name: 'labelSampleComment',
  service: 'campaigns',
  method: 'put',
  path: '/api/campaigns/:campaignId/comments/sample/comments/:commentId',
  summary: 'Label one comment of the sample. It changes no label of the comment itself.',
  can: 'comment:label',
  params: z.strictObject({ campaignId: idSchema, commentId: commentIdSchema }),
  body: z.strictObject({ sampleId: idSchema, sentiment: z.enum(sentimentLabels), themes: z.array(idSchema).max(20) }),
  status: 204,
  errors: ['campaign_not_found', 'not_found', 'sample_has_two_coders', 'theme_not_found'],
});
