import { defineFeature } from '@folkmoot/service-kit';
import { type SeedApp, seedRoutes } from './seed.routes';
import type { SeedNeeds } from './seed-demo.use-case';

export { seedCampaignsOperation } from './seed.operation';
export type { SeedNeeds } from './seed-demo.use-case';

/** The demo data, made by the use cases of other features. */
export const seedFeature = (needs: SeedNeeds) =>
  defineFeature({ name: 'seed', routes: (app: SeedApp) => seedRoutes(app, needs) });
