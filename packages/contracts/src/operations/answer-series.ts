import * as z from 'zod';
import { idSchema } from '../core/ids';
import { defineOperation, listOf } from '../core/operation';
import { answerImportSchema, answerSeriesSchema } from '../entities/answer-series';
import { ANSWER_FILE_LIMIT } from '../entities/answer-series-terms';
import { campaignParams } from './campaigns';

export const listAnswerSeriesOperation = defineOperation({
  name: 'listAnswerSeries',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/answer-series',
  summary:
    'The series of imported answers of a campaign, newest first, with the progress of those that are being imported. No live figure counts them.',
  can: 'report:read',
  params: campaignParams,
  response: listOf(answerSeriesSchema),
  errors: ['campaign_not_found'],
});

export const importAnswersOperation = defineOperation({
  name: 'importAnswers',
  service: 'campaigns',
  method: 'post',
  path: '/api/campaigns/:campaignId/answer-series',
  summary:
    'Multipart, field `file`: answers to the published survey as CSV, at most 25 MB and 100,000 rows. Fields `name` (of the series) and `columns` (JSON: the use of each column; left out, they are guessed from the headings). The rows are checked at once and stored in the background: `listAnswerSeries` has the progress. With `dryRun` nothing is stored. A file that was imported already is refused with 409 unless `again` is set.',
  can: 'campaign:edit',
  params: campaignParams,
  query: z.strictObject({
    dryRun: z.enum(['true', 'false']).optional(),
    again: z.enum(['true', 'false']).optional(),
  }),
  bodyLimit: 2 * ANSWER_FILE_LIMIT,
  status: 202,
  response: answerImportSchema,
  errors: [
    'campaign_not_found',
    'file_too_large',
    'file_unreadable',
    'csv_invalid',
    'invalid_input',
    'unsupported_media_type',
    'conflict',
  ],
});

export const deleteAnswerSeriesOperation = defineOperation({
  name: 'deleteAnswerSeries',
  service: 'campaigns',
  method: 'delete',
  path: '/api/campaigns/:campaignId/answer-series/:seriesId',
  summary: 'Delete a series with all its answers, or cancel its import. Cannot be undone.',
  can: 'campaign:edit',
  params: campaignParams.extend({ seriesId: idSchema }),
  status: 204,
  errors: ['campaign_not_found', 'not_found'],
});
