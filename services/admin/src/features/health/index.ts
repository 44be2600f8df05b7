import { createLooker, defineFeature } from '@folkmoot/service-kit';
import { otherServiceUrls } from '../../config';
import { healthAlertEntity } from '../../entities/health-alert/health-alert.mongo';
import { requestCountEntity } from '../../entities/request-count/request-count.mongo';
import { systemEventEntity } from '../../entities/system-event/system-event.mongo';
import { createOperatorAlerts } from './alert-operator.use-case';
import { createServiceAsker } from './ask-services';
import { getSystemHealthAcrossCouncils } from './get-system-health.use-case';
import { healthRoutes } from './health.routes';
import type { HealthApp } from './health.types';
import { createHealthWatch, FREQUENT_CHECK_MS, type HealthWatch } from './health-watch';
import { createAlertSender } from './send-alert';

/** The usual interval of checks, in longest looks for work: a check asks every part. */
const LOOKS_PER_CHECK = 2;
const RAREST_CHECK_MS = 60_000;

/** A check also sends the operator what is due, when an address for alerts is set. */
const healthWatch = (app: HealthApp): HealthWatch => {
  const { config, report, systemContext, clock } = app;
  const { serviceKey } = config;
  const askServices = createServiceAsker({ serviceKey, urls: otherServiceUrls(config), ownReport: report });
  const send = createAlertSender(app);
  const alertOperator = send && createOperatorAlerts(systemContext, send);
  return createHealthWatch({
    // The service itself records the changes of state that it sees, whoever looks at the screen.
    check: () => getSystemHealthAcrossCouncils(systemContext, askServices),
    afterCheck: async ({ parts }) => alertOperator?.(parts),
    clock,
  });
};

/** The state of all services. A periodic check records changes while nobody uses the screen. */
export const healthFeature = defineFeature({
  name: 'health',
  entities: [requestCountEntity, systemEventEntity, healthAlertEntity],
  dependencies: healthWatch,
  routes: healthRoutes,
  pollers: ({ logger, longestLookMs }: HealthApp, { look }: HealthWatch) => {
    const usualMs = Math.min(RAREST_CHECK_MS, Math.max(FREQUENT_CHECK_MS, LOOKS_PER_CHECK * longestLookMs));
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
