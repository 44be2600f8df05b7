import { route } from '@folkmoot/service-kit';
import { seedSubscribersOperation } from './seed.operation';
import { type SeedDeps, seedDemo } from './seed-demo.use-case';
import type { PageSeedRecords } from './seed-pages';

export const seedRoutes = <R extends PageSeedRecords>(deps: SeedDeps<R>) => [
  route(seedSubscribersOperation, { handle: () => seedDemo(deps) }),
];
