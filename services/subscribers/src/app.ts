import { bindConsumers, defineJob, defineService, type Scope, type ServiceKit } from '@folkmoot/service-kit';
import type { SubscribersConfig } from './config';
import { councilModel, createCouncilRepositoryAcrossCouncils } from './councils/council.mongo';
import { onCouncilChanged } from './councils/on-council-changed.consumer';
import { seedRoutes } from './features/seed';
import { segmentRoutes } from './features/segments';
import { addSubscriber, subscriberRoutes } from './features/subscribers';
import { createTag, sweepTags, tagRoutes } from './features/tags';
import { createSegmentRepository, segmentModel } from './segments/segment.mongo';
import { createStatsRepository, statsModel } from './subscribers/stats.mongo';
import { createSubscriberRepository, subscriberModel } from './subscribers/subscriber.mongo';
import { createSuppressionRepository, suppressionModel } from './suppressions/suppression.mongo';
import { createTagRepository, createTagSweepRepositoryAcrossCouncils, tagModel } from './tags/tag.mongo';

const SWEEP_TAGS_MS = 5_000;

const repositories = (addressKey: string) => (scope: Scope) => ({
  councils: createCouncilRepositoryAcrossCouncils(scope),
  tags: createTagRepository(scope),
  tagSweeps: createTagSweepRepositoryAcrossCouncils(scope),
  subscribers: createSubscriberRepository(scope),
  segments: createSegmentRepository(scope),
  stats: createStatsRepository(scope),
  suppressions: createSuppressionRepository(scope, addressKey),
});

const compose = ({ units: unitsOf, clock, config }: ServiceKit<SubscribersConfig>) => {
  const units = unitsOf(repositories(config.subscriberKey));
  return {
    routes: [
      ...tagRoutes({ units, clock }),
      ...segmentRoutes({ units, clock }),
      ...subscriberRoutes({ units, clock }),
      ...(config.demoData ? seedRoutes({ units, createTag, addSubscriber, now: () => clock.now() }) : []),
    ],
    consumers: bindConsumers(units, [onCouncilChanged]),
    jobs: [
      defineJob('subscribers.sweep-tags', { every: SWEEP_TAGS_MS, run: ({ signal }) => sweepTags(units, signal) }),
    ],
  };
};

/** The subscribers service: contacts of councils, their tags and consent. */
export const subscribersService = defineService({
  name: 'subscribers',
  models: [councilModel, tagModel, subscriberModel, segmentModel, statsModel, suppressionModel],
  compose,
});
