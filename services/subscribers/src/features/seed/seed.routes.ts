import type { FeatureApp } from '@folkmoot/service-kit';
import { seedSubscribersOperation } from './seed.operation';
import { type SeedRecords, type SeedUseCases, seedDemo } from './seed-demo.use-case';

type SeedApp = FeatureApp<SeedRecords, { readonly demoData: boolean }>;

export const seedRoutes = ({ route, config }: SeedApp, useCases: SeedUseCases) =>
  config.demoData ? [route(seedSubscribersOperation, { handle: ({ context }) => seedDemo(context, useCases) })] : [];
