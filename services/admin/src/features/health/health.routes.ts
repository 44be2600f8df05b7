import {
  getAvailabilityOperation,
  getHealthHistoryOperation,
  getSystemHealthOperation,
  listSystemEventsOperation,
  recordRequestCountsOperation,
} from '@folkmoot/contracts';
import { getAvailabilityAcrossCouncils } from './get-availability.use-case';
import { getHealthHistoryAcrossCouncils } from './get-health-history.use-case';
import type { HealthApp } from './health.types';
import type { HealthWatch } from './health-watch';
import { listSystemEventsAcrossCouncils } from './list-system-events.use-case';
import { recordRequestCountsAcrossCouncils } from './record-request-counts.use-case';

const PERCENT = 100;

/** 99.9 becomes 0.999, without a rounding error. */
const shareOf = (percent: number): number => Number((percent / PERCENT).toFixed(6));

export const healthRoutes = ({ route, config }: HealthApp, { ask }: HealthWatch) => [
  route(getSystemHealthOperation, { handle: ask }),
  route(getAvailabilityOperation, {
    handle: ({ context }) => getAvailabilityAcrossCouncils(context, shareOf(config.availabilityTarget)),
  }),
  route(getHealthHistoryOperation, { handle: ({ context }) => getHealthHistoryAcrossCouncils(context) }),
  route(listSystemEventsOperation, {
    handle: ({ context, query }) => listSystemEventsAcrossCouncils(context, query),
  }),
  route(recordRequestCountsOperation, {
    handle: ({ context, body }) => recordRequestCountsAcrossCouncils(context, body),
  }),
];
