import {
  getAvailabilityOperation,
  getSystemHealthOperation,
  listSystemEventsOperation,
  recordRequestCountsOperation,
} from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import { getAvailabilityAcrossCouncils } from './get-availability.use-case';
import { getSystemHealthAcrossCouncils, type HealthDeps } from './get-system-health.use-case';
import { listSystemEventsAcrossCouncils } from './list-system-events.use-case';
import { recordRequestCountsAcrossCouncils } from './record-request-counts.use-case';

export const healthRoutes = (deps: HealthDeps & { readonly availabilityTarget: number }) => [
  route(getSystemHealthOperation, { handle: () => getSystemHealthAcrossCouncils(deps) }),
  route(getAvailabilityOperation, { handle: () => getAvailabilityAcrossCouncils(deps, deps.availabilityTarget) }),
  route(listSystemEventsOperation, { handle: ({ query }) => listSystemEventsAcrossCouncils(deps, query) }),
  route(recordRequestCountsOperation, {
    handle: ({ actor, body }) => recordRequestCountsAcrossCouncils(deps, actor, body),
  }),
];
