import { createPoller, defineFeature, type FeatureApp } from '@folkmoot/service-kit';
import { pageViewCountersOf } from '../../entities/signup-page';
import { flushPageViewsAcrossCouncils } from './flush-page-views.use-case';

const FLUSH_MS = 1_000;

/** Publishes the views of sign-up pages that were counted so far. */
export const flushPageViews = (app: Pick<FeatureApp, 'systemContext'>): Promise<void> =>
  flushPageViewsAcrossCouncils(app.systemContext, pageViewCountersOf(app));

/** The views of sign-up pages. */
export const pageViewsFeature = defineFeature({
  name: 'page-views',
  pollers: (app: FeatureApp) => [
    createPoller(() => flushPageViews(app), {
      intervalMs: FLUSH_MS,
      logger: app.logger,
      name: 'page-views',
      runsAtStop: true,
    }),
  ],
});
