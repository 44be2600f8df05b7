import { createLooker, defineFeature, defineJob } from '@folkmoot/service-kit';
import { otherServiceUrls } from '../../config';
import { healthAlertEntity } from '../../entities/health-alert/health-alert.mongo';
import { healthDayEntity } from '../../entities/health-day/health-day.mongo';
import { requestCountEntity } from '../../entities/request-count/request-count.mongo';
import { systemEventEntity } from '../../entities/system-event/system-event.mongo';
import { createOperatorAlerts } from './alert-operator.use-case';
import { createServiceAsker } from './ask-services';
import { getSystemHealthAcrossCouncils } from './get-system-health.use-case';
import { healthRoutes } from './health.routes';
import type { HealthApp } from './health.types';
import { createHealthWatch, FREQUENT_CHECK_MS, type HealthWatch } from './health-watch';
import { recordHealthHistoryAcrossCouncils } from './record-health-history.use-case';
import { createAlertSender } from './send-alert';

/** The usual interval of checks, in longest looks for work: a check asks every part. */
const LOOKS_PER_CHECK = 2;
const RAREST_CHECK_MS = 60_000;

/** Few writes: a change of state is stored by the check that sees it, and the days are added up from these changes. */
const RECORD_INTERVAL_MS = 600_000;

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

const healthJobs = ({ systemContext, clock }: HealthApp, { last }: HealthWatch) => {
  const startedAt = clock.now();
  return [
    defineJob('admin.record-health-history', {
      every: RECORD_INTERVAL_MS,
      run: async () => {
        const health = last();
        if (!health) return;
        const check = { checkedAt: new Date(health.checkedAt), parts: health.parts };
        await recordHealthHistoryAcrossCouncils(systemContext, startedAt, check);
      },
    }),
  ];
};

/** The state of all services. A periodic check records changes while nobody uses the screen. */
export const healthFeature = defineFeature({
  name: 'health',
  entities: [requestCountEntity, systemEventEntity, healthAlertEntity, healthDayEntity],
  dependencies: healthWatch,
  routes: healthRoutes,
  jobs: healthJobs,
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
