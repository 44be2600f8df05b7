import { createPoller, defineFeature } from '@folkmoot/service-kit';
import { otherServiceUrls } from '../../config';
import { requestCountEntity } from '../../entities/request-count/request-count.mongo';
import { systemEventEntity } from '../../entities/system-event/system-event.mongo';
import { createServiceAsker } from './ask-services';
import { getSystemHealthAcrossCouncils } from './get-system-health.use-case';
import { healthRoutes } from './health.routes';
import type { HealthApp } from './health.types';

const CHECK_INTERVAL_MS = 5_000;

const healthTools = ({ config, report }: HealthApp) => {
  const { serviceKey } = config;
  const askServices = createServiceAsker({ serviceKey, urls: otherServiceUrls(config), ownReport: report });
  return { askServices };
};

/** The state of all services. A periodic check records changes while nobody uses the screen. */
export const healthFeature = defineFeature({
  name: 'health',
  entities: [requestCountEntity, systemEventEntity],
  dependencies: healthTools,
  routes: healthRoutes,
  pollers: ({ systemContext, logger }, { askServices }) => [
    createPoller(() => getSystemHealthAcrossCouncils(systemContext, askServices), {
      intervalMs: CHECK_INTERVAL_MS,
      logger,
      name: 'health',
    }),
  ],
});
