import { route } from '@folkmoot/service-kit';
import { seedCampaignsOperation } from './seed.operation';
import { type SeedDeps, seedDemo } from './seed-demo.use-case';

export const seedRoutes = (deps: SeedDeps) => {
  let seeding: ReturnType<typeof seedDemo> | null = null;
  const once = () => {
    seeding ??= seedDemo(deps).finally(() => {
      seeding = null;
    });
    return seeding;
  };
  return [route(seedCampaignsOperation, { handle: once })];
};
