import { createPoller, defineFeature, type FeatureApp } from '@folkmoot/service-kit';
import { DEMO_CAMPAIGN_ID, residentSurveysOf } from '../../entities/demo-survey';
import type { CopiesRepository } from '../../entities/published-survey';
import { type PagesConfig, pagesOf, releasesOf } from '../../integrations/rendering/current-release';
import { createClientFiles } from './client-files';
import { pageRoutes } from './page.routes';
import type { FormPages } from './survey-form';

export { pageOperations } from './page.operations';

const RELEASE_MS = 1_000;

type PagesApp = FeatureApp<{ readonly copies: CopiesRepository }, PagesConfig>;

/** The parts of other features that survey pages use. */
type PageTools = Omit<FormPages, 'releases' | 'productName' | 'published' | 'demoCampaignId'>;

/** The pages of surveys, their plain forms, and the client files of all resident pages. */
export const pagesFeature = <A>(toolsOf: (app: A) => PageTools) =>
  defineFeature({
    name: 'pages',
    dependencies: (app: PagesApp & A): FormPages => ({
      ...toolsOf(app),
      ...pagesOf(app),
      published: residentSurveysOf(app),
      demoCampaignId: DEMO_CAMPAIGN_ID,
    }),
    routes: ({ config }: PagesApp & A, pages: FormPages) => pageRoutes(pages, createClientFiles(config.staticDir)),
    start: (app: PagesApp & A) => releasesOf(app).refresh(),
    pollers: (app: PagesApp & A) => [
      createPoller(releasesOf(app).refresh, { intervalMs: RELEASE_MS, logger: app.logger, name: 'releases' }),
    ],
  });
