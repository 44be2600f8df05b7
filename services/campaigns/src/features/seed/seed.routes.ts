import type { FeatureApp } from '@folkmoot/service-kit';
import { seedCampaignsOperation } from './seed.operation';
import { type SeedNeeds, type SeedRecords, type SeedTools, seedDemo } from './seed-demo.use-case';

export type SeedApp = FeatureApp<SeedRecords, { readonly demoData: boolean; readonly clamavUrl?: string | undefined }>;

/** The context of the demo data has its own clock, so that responses and events get times in the past. */
const createSeedTools = (app: SeedApp, needs: SeedNeeds): SeedTools => {
  let moment = app.clock.now();
  const clock = { now: () => new Date(moment) };
  return {
    useCases: { ...needs.useCases, ...needs.createPlaceUploads(app) },
    uploadImage: needs.createUploadImage(app),
    draw: async (name) => (await import('./draw-scene')).drawScene(name),
    now: () => app.clock.now(),
    contextOf: (actor) => app.contextOf(actor, clock),
    travel: (to) => {
      moment = to;
    },
  };
};

export const seedRoutes = (app: SeedApp, needs: SeedNeeds) => {
  if (!app.config.demoData) return [];
  const tools = createSeedTools(app, needs);
  let seeding: ReturnType<typeof seedDemo> | null = null;
  /** Requests in parallel share one run. */
  const seedOnce = () => {
    seeding ??= seedDemo(tools).finally(() => {
      seeding = null;
    });
    return seeding;
  };
  return [app.route(seedCampaignsOperation, { handle: seedOnce })];
};
