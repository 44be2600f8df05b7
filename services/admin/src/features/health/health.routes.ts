import {
  getAvailabilityOperation,
  getSystemHealthOperation,
  listSystemEventsOperation,
  recordRequestCountsOperation,
} from '@folkmoot/contracts';
import { getAvailabilityAcrossCouncils } from './get-availability.use-case';
import { getSystemHealthAcrossCouncils } from './get-system-health.use-case';
import type { HealthApp } from './health.types';
import { listSystemEventsAcrossCouncils } from './list-system-events.use-case';
import type { AskServices } from './observed-state.domain';
import { recordRequestCountsAcrossCouncils } from './record-request-counts.use-case';

const PERCENT = 100;

/** 99.9 becomes 0.999, without a rounding error. */
const shareOf = (percent: number): number => Number((percent / PERCENT).toFixed(6));

interface HealthTools {
  readonly askServices: AskServices;
}

export const healthRoutes = ({ route, config, systemContext }: HealthApp, { askServices }: HealthTools) => [
  // The service itself records the changes of state that it sees, whoever looks at the screen.
  route(getSystemHealthOperation, { handle: () => getSystemHealthAcrossCouncils(systemContext, askServices) }),
  route(getAvailabilityOperation, {
    handle: ({ context }) => getAvailabilityAcrossCouncils(context, shareOf(config.availabilityTarget)),
  }),
  route(listSystemEventsOperation, {
    handle: ({ context, query }) => listSystemEventsAcrossCouncils(context, query),
  }),
  route(recordRequestCountsOperation, {
    handle: ({ context, body }) => recordRequestCountsAcrossCouncils(context, body),
  }),
];
