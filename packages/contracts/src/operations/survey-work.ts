import * as z from 'zod';
import { idSchema, partIdSchema } from '../core/ids';
import { defineOperation, listOf } from '../core/operation';
import { MAX_COMMENT } from '../core/text-limits';
import { surveySchema } from '../entities/survey';
import {
  savedDraftContentSchema,
  savedDraftSchema,
  surveyCommentSchema,
  surveyEditorSchema,
} from '../entities/survey-work';
import { campaignParams } from './campaigns';

export const notePresenceOperation = defineOperation({
  name: 'notePresence',
  service: 'campaigns',
  method: 'put',
  path: '/api/campaigns/:campaignId/survey/presence',
  summary: 'Say that the caller has the survey open, for half a minute, and read who else has.',
  can: 'survey:read',
  params: campaignParams,
  body: z.strictObject({ questionId: partIdSchema.nullable() }),
  isRepeatable: true,
  response: z.object({
    /** The revision of the survey, to notice the saves of others. */
    surveyRevision: z.number().int(),
    others: z.array(surveyEditorSchema),
  }),
  errors: ['campaign_not_found'],
});

export const endPresenceOperation = defineOperation({
  name: 'endPresence',
  service: 'campaigns',
  method: 'delete',
  path: '/api/campaigns/:campaignId/survey/presence',
  summary: 'Say that the caller has closed the survey. Doing so twice is no error.',
  can: 'survey:read',
  params: campaignParams,
  status: 204,
  errors: ['campaign_not_found'],
});

export const listSavedDraftsOperation = defineOperation({
  name: 'listSavedDrafts',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/survey/history',
  summary: 'Saved states of the draft of a survey, newest first; at most 100 are kept.',
  can: 'survey:read',
  params: campaignParams,
  response: listOf(savedDraftSchema),
  errors: ['campaign_not_found'],
});

const savedDraftParams = campaignParams.extend({ draftId: idSchema });

export const getSavedDraftOperation = defineOperation({
  name: 'getSavedDraft',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/survey/history/:draftId',
  summary: 'One saved state of a draft, with its content.',
  can: 'survey:read',
  params: savedDraftParams,
  response: savedDraftContentSchema,
  errors: ['campaign_not_found', 'not_found'],
});

export const restoreSavedDraftOperation = defineOperation({
  name: 'restoreSavedDraft',
  service: 'campaigns',
  method: 'post',
  path: '/api/campaigns/:campaignId/survey/history/:draftId/restore',
  summary: 'Save the content of an earlier state as a new one. Later states stay in the history.',
  can: 'survey:edit',
  params: savedDraftParams,
  /** The revision that the caller has seen. */
  body: z.strictObject({ revision: z.number().int() }),
  response: surveySchema,
  errors: ['campaign_not_found', 'not_found', 'stale_revision', 'question_type_unknown', 'survey_too_large'],
});

const MAX_MENTIONS = 20;

export const listSurveyCommentsOperation = defineOperation({
  name: 'listSurveyComments',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/survey/comments',
  summary: 'What staff wrote about the questions of a survey, oldest first; at most 500.',
  can: 'survey:read',
  params: campaignParams,
  response: listOf(surveyCommentSchema),
  errors: ['campaign_not_found'],
});

export const addSurveyCommentOperation = defineOperation({
  name: 'addSurveyComment',
  service: 'campaigns',
  method: 'post',
  path: '/api/campaigns/:campaignId/survey/comments',
  summary: 'Write a comment on a question. Mentioned people of the council get a mail.',
  can: 'survey:edit',
  params: campaignParams,
  body: z.strictObject({
    questionId: partIdSchema,
    text: z.string().trim().min(1).max(MAX_COMMENT),
    mentions: z.array(idSchema).max(MAX_MENTIONS).default([]),
  }),
  status: 201,
  response: surveyCommentSchema,
  errors: ['campaign_not_found', 'not_found', 'conflict'],
});

const commentParams = campaignParams.extend({ commentId: idSchema });

export const resolveSurveyCommentOperation = defineOperation({
  name: 'resolveSurveyComment',
  service: 'campaigns',
  method: 'put',
  path: '/api/campaigns/:campaignId/survey/comments/:commentId/resolution',
  summary: 'Mark a comment as resolved, or open it again.',
  can: 'survey:edit',
  params: commentParams,
  body: z.strictObject({ isResolved: z.boolean() }),
  response: surveyCommentSchema,
  errors: ['campaign_not_found', 'not_found'],
});

export const deleteSurveyCommentOperation = defineOperation({
  name: 'deleteSurveyComment',
  service: 'campaigns',
  method: 'delete',
  path: '/api/campaigns/:campaignId/survey/comments/:commentId',
  summary: 'Delete a comment that the caller wrote.',
  can: 'survey:edit',
  params: commentParams,
  status: 204,
  errors: ['campaign_not_found', 'not_found', 'forbidden'],
});
