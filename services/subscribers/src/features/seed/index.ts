import { defineFeature } from '@folkmoot/service-kit';
import { seedRoutes } from './seed.routes';
import type { SeedUseCases } from './seed-demo.use-case';

/** The demo data, made by the use cases of other features. */
export const seedFeature = (useCases: SeedUseCases) =>
  defineFeature({ name: 'seed', dependencies: () => useCases, routes: seedRoutes });
