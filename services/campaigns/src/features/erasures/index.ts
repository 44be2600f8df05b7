import { defineFeature, type FeatureApp } from '@folkmoot/service-kit';
import { type ErasureRecords, eraseResponseAgain, RESPONSE } from './erase-response.use-case';
import { erasureRoutes } from './erasure.routes';

export const erasuresFeature = defineFeature({
  name: 'erasures',
  routes: erasureRoutes,
  replays: ({ systemContext }: FeatureApp<ErasureRecords>) => ({
    [RESPONSE]: (entry) => eraseResponseAgain(systemContext, entry),
  }),
});
