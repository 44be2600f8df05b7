import {
  DomainError,
  downloadSurveyOperation,
  importSurveyOperation,
  SURVEY_DOCUMENT_LIMIT,
} from '@folkmoot/contracts';
import { file, readUpload } from '@folkmoot/service-kit';
import { downloadSurvey } from './download-survey.use-case';
import { importSurvey } from './import-survey.use-case';
import type { SurveyImportApp, SurveyImportRecords, SurveyImportTools } from './survey-import.types';

export const surveyImportRoutes = <R extends SurveyImportRecords>(
  { route }: SurveyImportApp<R>,
  tools: SurveyImportTools<R>,
) => [
  route(downloadSurveyOperation, {
    handle: async ({ context, params: { campaignId } }) => {
      const { name, body } = await downloadSurvey(context, campaignId);
      return file(body, { type: 'application/json; charset=utf-8', name });
    },
  }),
  route(importSurveyOperation, {
    accepts: 'raw',
    handle: async ({ context, params, query, headers, request: { rawBody } }) => {
      if (!rawBody) throw new DomainError('invalid_input');
      const upload = await readUpload(rawBody, headers, SURVEY_DOCUMENT_LIMIT);
      return importSurvey(context, { ...params, upload, isDryRun: query.dryRun === 'true' }, tools);
    },
  }),
];
