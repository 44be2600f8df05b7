import { createPoller, defineFeature } from '@folkmoot/service-kit';
import { otherServiceUrls } from '../../config';
import { healthAlertEntity } from '../../entities/health-alert/health-alert.mongo';
import { requestCountEntity } from '../../entities/request-count/request-count.mongo';
import { systemEventEntity } from '../../entities/system-event/system-event.mongo';
import { createOperatorAlerts } from './alert-operator.use-case';
import { createServiceAsker } from './ask-services';
import { getSystemHealthAcrossCouncils } from './get-system-health.use-case';
import { healthRoutes } from './health.routes';
import type { HealthApp } from './health.types';
import type { AskServices } from './observed-state.domain';
import { createAlertSender } from './send-alert';

const CHECK_INTERVAL_MS = 5_000;

const healthTools = ({ config, report }: HealthApp) => {
  const { serviceKey } = config;
  const askServices = createServiceAsker({ serviceKey, urls: otherServiceUrls(config), ownReport: report });
  return { askServices };
};

/** A check that also sends the operator what is due, when an address for alerts is set. */
const createCheck = (app: HealthApp, askServices: AskServices): (() => Promise<void>) => {
  const { systemContext } = app;
  const send = createAlertSender(app);
  const alertOperator = send && createOperatorAlerts(systemContext, send);
  return async () => {
    const { parts } = await getSystemHealthAcrossCouncils(systemContext, askServices);
    await alertOperator?.(parts);
  };
};

/** The state of all services. A periodic check records changes while nobody uses the screen. */
export const healthFeature = defineFeature({
  name: 'health',
  entities: [requestCountEntity, systemEventEntity, healthAlertEntity],
  dependencies: healthTools,
  routes: healthRoutes,
  pollers: (app, { askServices }) => [
    createPoller(createCheck(app, askServices), {
      intervalMs: CHECK_INTERVAL_MS,
      logger: app.logger,
      name: 'health',
    }),
  ],
});
