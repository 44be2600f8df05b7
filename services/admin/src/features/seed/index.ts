import { defineFeature } from '@folkmoot/service-kit';
import { seedRoutes } from './seed.routes';
import type { CreateCouncil, SeedApp } from './seed.types';
import { ensureSystemAdmin } from './seed-demo.use-case';

export { seedAdminOperation } from './seed.operation';

/** The first system administrator, and the demo councils. */
export const seedFeature = (createCouncil: CreateCouncil) =>
  defineFeature({
    name: 'seed',
    dependencies: () => createCouncil,
    routes: seedRoutes,
    start: ({ systemContext, config }: SeedApp) => ensureSystemAdmin(systemContext, config.systemAdminEmail),
  });
