import { defineFeature, defineJob } from '@folkmoot/service-kit';
import { statsEntity, statsModel } from '../../entities/subscriber/stats.mongo';
import { subscriberEntity } from '../../entities/subscriber/subscriber.mongo';
import { suppressionEntity } from '../../entities/suppression/suppression.mongo';
import { completeSearchKeys } from './complete-search-keys.use-case';
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
          return (await statsAcrossCouncils.listIncompleteAcrossCouncils()).length > 0 ? clock.now() : null;
        },
        appearsIn: [statsModel],
      },
      run: ({ signal }) => completeSearchKeys(systemContext, signal),
    }),
  ],
});
