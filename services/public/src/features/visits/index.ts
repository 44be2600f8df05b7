import { createPoller, defineFeature } from '@folkmoot/service-kit';
import { flushVisitsAcrossCouncils } from './flush-visits.use-case';
import { visitEntity, visitSource } from './visit.mongo';
import { visitRoutes } from './visit.routes';
import type { VisitApp, VisitTools } from './visit.types';
import { visitToolsOf } from './visit-tools';

const FLUSH_MS = 1_000;

/** Writes the visits that were counted so far. */
export const flushVisits = (app: VisitApp): Promise<void> => flushVisitsAcrossCouncils(visitToolsOf(app));

/** The visits of surveys. */
export const visitsFeature = defineFeature({
  name: 'visits',
  entities: [visitEntity],
  dependencies: visitToolsOf,
  routes: (_: VisitApp, tools: VisitTools) => visitRoutes(tools),
  relays: ({ connection }: VisitApp, { signal }: VisitTools) => [
    { name: 'public.visits', source: visitSource(connection), signal },
  ],
  pollers: (app: VisitApp) => [
    createPoller(() => flushVisits(app), {
      intervalMs: FLUSH_MS,
      logger: app.logger,
      name: 'visits',
      runsAtStop: true,
    }),
  ],
});
