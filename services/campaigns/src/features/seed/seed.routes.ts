import { route } from '@folkmoot/service-kit';
import { seedCampaignsOperation } from './seed.operation';
import { type SeedDeps, seedDemo } from './seed-demo.use-case';

export const seedRoutes = (deps: SeedDeps) => [route(seedCampaignsOperation, { handle: () => seedDemo(deps) })];
