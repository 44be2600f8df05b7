import { defineFeature } from '@folkmoot/service-kit';
import { translationRoutes } from './survey-translation.routes';
import type { TranslationApp, TranslationTools } from './survey-translation.types';

/** Translations of a survey as files. Saving is the use case of the surveys feature. */
export const surveyTranslationsFeature = <R extends object>(tools: TranslationTools<R>) =>
  defineFeature({
    name: 'survey-translations',
    routes: (app: TranslationApp<R>) => translationRoutes(app, tools),
  });
