export { drawScene } from './draw-scene';
export { seedCampaignsOperation } from './seed.operation';
export { seedRoutes } from './seed.routes';
export type { SeedDeps } from './seed-demo.use-case';
