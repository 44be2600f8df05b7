import * as z from 'zod';
import { idSchema } from '../core/ids';
import { defineOperation, listOf, pageQuery } from '../core/operation';
import { importChoiceSchema, importReadingSchema, importTrialChoiceSchema } from '../entities/import-choice';
import { subscriberImportSchema } from '../entities/subscriber';
import { IMPORT_LIMIT } from '../entities/subscriber-terms';

const importParams = z.strictObject({ importId: idSchema });
const MULTIPART_ROOM = 64 * 1024;

export const createImportOperation = defineOperation({
  name: 'createImport',
  service: 'subscribers',
  method: 'post',
  path: '/api/subscriber-imports',
  summary:
    'Multipart: `file`, `tagIds` (repeated or comma-separated), `consentSource`, and `encoding` and `delimiter` where they must not be guessed. With `preview=true` nothing is imported before it is started.',
  can: 'subscriber:edit',
  bodyLimit: IMPORT_LIMIT + MULTIPART_ROOM,
  status: 202,
  response: z.object({ id: idSchema }),
  errors: [
    'csv_invalid',
    'import_incomplete',
    'consent_source_missing',
    'not_found',
    'file_too_large',
    'unsupported_media_type',
  ],
});

export const startImportOperation = defineOperation({
  name: 'startImport',
  service: 'subscribers',
  method: 'post',
  path: '/api/subscriber-imports/:importId/start',
  summary:
    'Import a file that was looked at first: which column holds the addresses, which columns are kept, which tags if any, whose consent.',
  can: 'subscriber:edit',
  params: importParams,
  body: importChoiceSchema,
  status: 202,
  response: subscriberImportSchema,
  errors: ['not_found', 'transition_not_allowed', 'csv_invalid', 'invalid_input', 'conflict'],
});

export const readImportAgainOperation = defineOperation({
  name: 'readImportAgain',
  service: 'subscribers',
  method: 'post',
  path: '/api/subscriber-imports/:importId/reading',
  summary: 'Read the file again with another encoding or delimiter, before it is started.',
  can: 'subscriber:edit',
  params: importParams,
  body: importReadingSchema,
  response: subscriberImportSchema,
  errors: ['not_found', 'transition_not_allowed', 'csv_invalid', 'stale_revision'],
});

export const tryImportOperation = defineOperation({
  name: 'tryImport',
  service: 'subscribers',
  method: 'post',
  path: '/api/subscriber-imports/:importId/trial',
  summary: 'Count how many people an import would add, merge and refuse. Changes nobody.',
  can: 'subscriber:edit',
  params: importParams,
  body: importTrialChoiceSchema,
  status: 202,
  response: subscriberImportSchema,
  errors: ['not_found', 'transition_not_allowed', 'csv_invalid', 'invalid_input', 'stale_revision'],
});

export const cancelImportTrialOperation = defineOperation({
  name: 'cancelImportTrial',
  service: 'subscribers',
  method: 'post',
  path: '/api/subscriber-imports/:importId/trial/cancel',
  summary: 'Stop the trial of an import.',
  can: 'subscriber:edit',
  params: importParams,
  response: subscriberImportSchema,
  errors: ['not_found', 'transition_not_allowed', 'stale_revision'],
});

export const listImportsOperation = defineOperation({
  name: 'listImports',
  service: 'subscribers',
  method: 'get',
  path: '/api/subscriber-imports',
  summary: 'Imports, newest first.',
  can: 'subscriber:read',
  query: z.strictObject(pageQuery),
  response: listOf(subscriberImportSchema),
});

export const getImportOperation = defineOperation({
  name: 'getImport',
  service: 'subscribers',
  method: 'get',
  path: '/api/subscriber-imports/:importId',
  summary: 'How far an import is, and why rows were not taken.',
  can: 'subscriber:read',
  params: importParams,
  response: subscriberImportSchema,
  errors: ['not_found'],
});

export const cancelImportOperation = defineOperation({
  name: 'cancelImport',
  service: 'subscribers',
  method: 'post',
  path: '/api/subscriber-imports/:importId/cancel',
  summary: 'Stop an import; what was taken so far stays.',
  can: 'subscriber:edit',
  params: importParams,
  response: subscriberImportSchema,
  errors: ['not_found', 'transition_not_allowed'],
});

export const resumeImportOperation = defineOperation({
  name: 'resumeImport',
  service: 'subscribers',
  method: 'post',
  path: '/api/subscriber-imports/:importId/resume',
  summary: 'Go on with a cancelled or failed import where it stopped.',
  can: 'subscriber:edit',
  params: importParams,
  response: subscriberImportSchema,
  errors: ['not_found', 'transition_not_allowed'],
});

export const getImportRowsOperation = defineOperation({
  name: 'getImportRows',
  service: 'subscribers',
  method: 'get',
  path: '/api/subscriber-imports/:importId/rows.csv',
  summary: 'Every row that was not taken, with line and reason, as CSV.',
  can: 'subscriber:read',
  params: importParams,
  kind: 'file',
  errors: ['not_found'],
});
