import * as z from 'zod';
import { defineOperation, listOf, pageQuery } from '../core/operation';
import { MAX_SEARCH } from '../core/text-limits';
import {
  saveSurveySchema,
  surveyChangeSchema,
  surveyImportSchema,
  surveyListItemSchema,
  surveySchema,
  surveyTemplateSchema,
  surveyVersionInfoSchema,
} from '../entities/survey';
import { SURVEY_DOCUMENT_LIMIT } from '../entities/survey-terms';
import { campaignParams } from './campaigns';

export const getSurveyOperation = defineOperation({
  name: 'getSurvey',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/survey',
  summary: 'The editable survey of a campaign.',
  can: 'survey:read',
  params: campaignParams,
  response: surveySchema,
  errors: ['campaign_not_found'],
});

const SURVEY_LIMIT = 6 * 1024 * 1024;

export const saveSurveyOperation = defineOperation({
  name: 'saveSurvey',
  service: 'campaigns',
  method: 'put',
  path: '/api/campaigns/:campaignId/survey',
  summary: 'Save the whole draft of a survey.',
  can: 'survey:edit',
  params: campaignParams,
  body: saveSurveySchema,
  bodyLimit: SURVEY_LIMIT,
  response: surveySchema,
  errors: ['campaign_not_found', 'stale_revision', 'question_type_unknown', 'survey_too_large'],
});

export const importSurveyOperation = defineOperation({
  name: 'importSurvey',
  service: 'campaigns',
  method: 'post',
  path: '/api/campaigns/:campaignId/survey/import',
  summary:
    'Multipart, field `file`: reads the questions of a Word document (.docx), a text or a CSV file, or a whole survey of this product, of SurveyJS (.json) or of LimeSurvey (.lss, .lsg, .lsq), at most 10 MB, and adds them to the draft. With `dryRun` nothing is saved.',
  can: 'survey:edit',
  params: campaignParams,
  query: z.strictObject({ dryRun: z.enum(['true', 'false']).optional() }),
  bodyLimit: 2 * SURVEY_DOCUMENT_LIMIT,
  response: surveyImportSchema,
  errors: ['campaign_not_found', 'file_too_large', 'file_unreadable', 'unsupported_media_type', 'survey_too_large'],
});

export const downloadSurveyOperation = defineOperation({
  name: 'downloadSurvey',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/survey.json',
  summary:
    'The draft as a JSON file that another council can import: texts, questions, rules and translations, without files and without data of the council.',
  can: 'survey:read',
  params: campaignParams,
  kind: 'file',
  errors: ['campaign_not_found'],
});

export const publishSurveyOperation = defineOperation({
  name: 'publishSurvey',
  service: 'campaigns',
  method: 'post',
  path: '/api/campaigns/:campaignId/survey/publish',
  summary: 'Make the draft of a live campaign what residents see.',
  can: 'campaign:activate',
  params: campaignParams,
  response: surveySchema,
  errors: ['campaign_not_found', 'transition_not_allowed', 'campaign_without_questions', 'survey_not_ready'],
});

export const getSurveyChangesOperation = defineOperation({
  name: 'getSurveyChanges',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/survey/changes',
  summary: 'What publishing the draft would change for residents, and whether reports start a new series.',
  can: 'survey:read',
  params: campaignParams,
  response: z.object({ startsNewSeries: z.boolean(), changes: z.array(surveyChangeSchema) }),
  errors: ['campaign_not_found'],
});

export const listSurveyVersionsOperation = defineOperation({
  name: 'listSurveyVersions',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/survey/versions',
  summary: 'The published versions of a survey, newest first.',
  can: 'survey:read',
  params: campaignParams,
  query: z.strictObject(pageQuery),
  response: listOf(surveyVersionInfoSchema),
  errors: ['campaign_not_found'],
});

export const listSurveysOperation = defineOperation({
  name: 'listSurveys',
  service: 'campaigns',
  method: 'get',
  path: '/api/surveys',
  summary: "The council's surveys, last edited first; found by title or description.",
  can: 'survey:read',
  query: z.strictObject({ ...pageQuery, q: z.string().max(MAX_SEARCH).optional() }),
  response: listOf(surveyListItemSchema),
});

export const listSurveyTemplatesOperation = defineOperation({
  name: 'listSurveyTemplates',
  service: 'campaigns',
  method: 'get',
  path: '/api/survey-templates',
  summary: 'Surveys written for councils, to begin from.',
  can: 'survey:read',
  response: listOf(surveyTemplateSchema),
});
