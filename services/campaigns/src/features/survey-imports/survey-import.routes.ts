import { DomainError, importSurveyOperation, SURVEY_DOCUMENT_LIMIT } from '@folkmoot/contracts';
import { readUpload } from '@folkmoot/service-kit';
import { importSurvey } from './import-survey.use-case';
import type { SurveyImportApp, SurveyImportRecords, SurveyImportTools } from './survey-import.types';

export const surveyImportRoutes = <R extends SurveyImportRecords>(
  { route }: SurveyImportApp<R>,
  tools: SurveyImportTools<R>,
) => [
  route(importSurveyOperation, {
    accepts: 'raw',
    handle: async ({ context, params, query, headers, request: { rawBody } }) => {
      if (!rawBody) throw new DomainError('invalid_input');
      const upload = await readUpload(rawBody, headers, SURVEY_DOCUMENT_LIMIT);
      return importSurvey(context, { ...params, upload, isDryRun: query.dryRun === 'true' }, tools);
    },
  }),
];
