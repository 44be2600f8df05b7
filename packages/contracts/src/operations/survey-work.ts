import * as z from 'zod';
import { idSchema, partIdSchema } from '../core/ids';
import { defineOperation, listOf } from '../core/operation';
import { surveySchema } from '../entities/survey';
import { savedDraftContentSchema, savedDraftSchema, surveyEditorSchema } from '../entities/survey-work';
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
