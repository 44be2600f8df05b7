import { createPagePreviewTokens, defineFeature, defineJob } from '@folkmoot/service-kit';
import { optInPageEntity } from '../../entities/opt-in-page/opt-in-page.mongo';
import { pageFiguresEntity } from '../../entities/page-figures/page-figures.mongo';
import { freeReservedAddresses } from './free-reserved-addresses.use-case';
import { optInPageRoutes } from './opt-in-page.routes';
import type { PageApp, PageTools } from './opt-in-page.types';
import { sweepOptInPages } from './sweep-opt-in-pages.use-case';

export { createOptInPage } from './create-opt-in-page.use-case';
export { updateOptInPage } from './update-opt-in-page.use-case';

const SWEEP_INTERVAL_MS = 3_600_000;

const pageJobs = ({ systemContext }: PageApp) => [
  defineJob('subscribers.sweep-opt-in-pages', {
    every: SWEEP_INTERVAL_MS,
    run: async ({ signal }) => {
      await sweepOptInPages(systemContext, signal);
      await freeReservedAddresses(systemContext, signal);
    },
  }),
];

export const optInPagesFeature = defineFeature({
  name: 'opt-in-pages',
  entities: [optInPageEntity, pageFiguresEntity],
  dependencies: ({ config: { publicOrigin, subscriberKey } }: PageApp): PageTools => ({
    publicOrigin,
    previews: createPagePreviewTokens(subscriberKey),
  }),
  routes: optInPageRoutes,
  jobs: pageJobs,
});
