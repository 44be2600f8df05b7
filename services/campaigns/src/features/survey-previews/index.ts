import { defineFeature } from '@folkmoot/service-kit';
import { surveyPreviewEntity } from '../../entities/survey-preview/survey-preview.mongo';
import { surveyPreviewRoutes } from './survey-preview.routes';
import type { PreviewApp } from './survey-preview.types';

/** Links that show a draft to people without an account. */
export const surveyPreviewsFeature = defineFeature({
  name: 'survey-previews',
  entities: [surveyPreviewEntity],
  dependencies: ({ blobs }: PreviewApp) => ({ blobs }),
  routes: surveyPreviewRoutes,
});
