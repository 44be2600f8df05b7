import { defineFeature, type FeatureApp } from '@folkmoot/service-kit';
import type { CopiesRepository } from '../../entities/published-survey';
import { type PagesConfig, pagesOf } from '../../integrations/rendering/current-release';
import { askForDrafts } from './ask-campaigns';
import { previewRoutes } from './preview.routes';
import type { PreviewPages } from './preview-page';

export { surveyPreviewOperations } from './preview.operations';

type PreviewApp = FeatureApp<
  { readonly copies: CopiesRepository },
  PagesConfig & { readonly campaignsUrl: string; readonly serviceKey: string }
>;

/** The pages behind preview links of drafts. They get the check of answers, and nothing else of the intake. */
export const surveyPreviewsFeature = (checkAnswers: PreviewPages['checkAnswers']) =>
  defineFeature({
    name: 'survey-previews',
    routes: (app: PreviewApp) =>
      previewRoutes({
        ...pagesOf(app),
        clock: app.clock,
        copies: app.units.readerAcrossCouncils().copies,
        drafts: askForDrafts(app.config),
        checkAnswers,
      }),
  });
