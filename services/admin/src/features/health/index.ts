import { createLooker, defineFeature } from '@folkmoot/service-kit';
import { otherServiceUrls } from '../../config';
import { requestCountEntity } from '../../entities/request-count/request-count.mongo';
import { systemEventEntity } from '../../entities/system-event/system-event.mongo';
import { createServiceAsker } from './ask-services';
import { getSystemHealthAcrossCouncils } from './get-system-health.use-case';
import { healthRoutes } from './health.routes';
import type { HealthApp } from './health.types';
import { createHealthWatch, FREQUENT_CHECK_MS, type HealthWatch } from './health-watch';

/** The usual interval of checks, in longest looks for work: a check asks every part. */
const LOOKS_PER_CHECK = 2;

const healthWatch = ({ config, report, systemContext, clock }: HealthApp): HealthWatch => {
  const { serviceKey } = config;
  const askServices = createServiceAsker({ serviceKey, urls: otherServiceUrls(config), ownReport: report });
  // The service itself records the changes of state that it sees, whoever looks at the screen.
  return createHealthWatch(() => getSystemHealthAcrossCouncils(systemContext, askServices), clock);
};

/** The state of all services. A periodic check records changes while nobody uses the screen. */
export const healthFeature = defineFeature({
  name: 'health',
  entities: [requestCountEntity, systemEventEntity],
  dependencies: healthWatch,
  routes: healthRoutes,
  pollers: ({ logger, longestLookMs }: HealthApp, { look }: HealthWatch) => {
    const usualMs = Math.max(FREQUENT_CHECK_MS, LOOKS_PER_CHECK * longestLookMs);
    return [
      createLooker(look, {
        firstMs: FREQUENT_CHECK_MS,
        shortestMs: usualMs,
        longestMs: usualMs,
        onError: (error) => logger.warn({ err: error }, 'the parts of the installation could not be checked'),
      }),
    ];
  },
});
