import { route } from '@folkmoot/service-kit';
import type { TagRepository } from '../../tags/tag.repository';
import { seedSubscribersOperation } from './seed.operation';
import { type SeedDeps, seedDemo } from './seed-demo.use-case';

export const seedRoutes = <R extends { tags: TagRepository }>(deps: SeedDeps<R>) => [
  route(seedSubscribersOperation, { handle: () => seedDemo(deps) }),
];
