import * as z from 'zod';
import { defineOperation } from '../core/operation';
import { languageTagSchema } from '../entities/survey';
import { TRANSLATION_FILE_LIMIT } from '../entities/survey-terms';
import { translationFileFormats, translationImportSchema } from '../entities/survey-translations';
import { campaignParams } from './campaigns';

const translationParams = campaignParams.extend({ language: languageTagSchema });

export const exportTranslationsOperation = defineOperation({
  name: 'exportTranslations',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/survey/translations/:language',
  summary: 'The texts of the draft with their translations into a language, as CSV or XLIFF 1.2, for translators.',
  can: 'survey:read',
  params: translationParams,
  query: z.strictObject({ format: z.enum(translationFileFormats).default('csv') }),
  kind: 'file',
  errors: ['campaign_not_found'],
});

export const importTranslationsOperation = defineOperation({
  name: 'importTranslations',
  service: 'campaigns',
  method: 'post',
  path: '/api/campaigns/:campaignId/survey/translations/:language',
  summary:
    'Multipart, field `file`: reads translations from CSV, XLIFF 1.2 or 2.0 (4 MB) into the draft. With `dryRun` nothing is saved.',
  can: 'survey:edit',
  params: translationParams,
  query: z.strictObject({ dryRun: z.enum(['true', 'false']).optional() }),
  bodyLimit: 2 * TRANSLATION_FILE_LIMIT,
  response: translationImportSchema,
  errors: ['campaign_not_found', 'file_too_large', 'file_unreadable', 'unsupported_media_type', 'survey_too_large'],
});
