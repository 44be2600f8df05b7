import { defineFeature, defineJob } from '@folkmoot/service-kit';
import { statsEntity, statsModel } from '../../entities/subscriber/stats.mongo';
import { subscriberEntity } from '../../entities/subscriber/subscriber.mongo';
import { suppressionEntity } from '../../entities/suppression/suppression.mongo';
import { completeSearchKeys, isImporting } from './complete-search-keys.use-case';
import { subscriberRoutes } from './subscriber.routes';
import type { SubscriberApp } from './subscriber.types';

const COMPLETE_INTERVAL_MS = 5_000;

export const subscribersFeature = defineFeature({
  name: 'subscribers',
  entities: [subscriberEntity, statsEntity, suppressionEntity],
  routes: subscriberRoutes,
  jobs: ({ systemContext, clock }: SubscriberApp) => [
    defineJob('subscribers.complete-search-keys', {
      every: COMPLETE_INTERVAL_MS,
      work: {
        nextDueAt: async () => {
          const { statsAcrossCouncils } = systemContext.acrossCouncils.reader();
          if ((await statsAcrossCouncils.listIncompleteAcrossCouncils()).length === 0) return null;
          return (await isImporting(systemContext))
            ? new Date(clock.now().getTime() + COMPLETE_INTERVAL_MS)
            : clock.now();
        },
        appearsIn: [statsModel],
      },
      run: ({ signal }) => completeSearchKeys(systemContext, signal),
    }),
  ],
});
