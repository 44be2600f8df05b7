import { route } from '@folkmoot/service-kit';
import { seedSubscribersOperation } from './seed.operation';
import { type SeedDeps, type SeedRecords, seedDemo } from './seed-demo.use-case';

export const seedRoutes = <R extends SeedRecords>(deps: SeedDeps<R>) => [
  route(seedSubscribersOperation, { handle: () => seedDemo(deps) }),
];
