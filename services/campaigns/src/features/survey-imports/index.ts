import { defineFeature } from '@folkmoot/service-kit';
import { surveyImportRoutes } from './survey-import.routes';
import type { SurveyImportApp, SurveyImportRecords, SurveyImportTools } from './survey-import.types';

/** Questions from documents. Saving is the use case of the surveys feature. */
export const surveyImportsFeature = <R extends SurveyImportRecords>(tools: SurveyImportTools<R>) =>
  defineFeature({
    name: 'survey-imports',
    routes: (app: SurveyImportApp<R>) => surveyImportRoutes(app, tools),
  });
