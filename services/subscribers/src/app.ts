import { bindConsumers, defineService, type Scope, type ServiceKit } from '@folkmoot/service-kit';
import type { SubscribersConfig } from './config';
import { councilModel, createCouncilRepositoryAcrossCouncils } from './councils/council.mongo';
import { onCouncilChanged } from './councils/on-council-changed.consumer';
import { seedRoutes } from './features/seed';
import {
  addSubscriber,
  createStatsRepository,
  createSubscriberRepository,
  statsModel,
  subscriberModel,
  subscriberRoutes,
} from './features/subscribers';
import { createTag, tagRoutes } from './features/tags';
import { createTagRepository, tagModel } from './tags/tag.mongo';

const repositories = (scope: Scope) => ({
  councils: createCouncilRepositoryAcrossCouncils(scope),
  tags: createTagRepository(scope),
  subscribers: createSubscriberRepository(scope),
  stats: createStatsRepository(scope),
});

const compose = ({ units: unitsOf, clock, config }: ServiceKit<SubscribersConfig>) => {
  const units = unitsOf(repositories);
  return {
    routes: [
      ...tagRoutes({ units, clock }),
      ...subscriberRoutes({ units, clock }),
      ...(config.demoData ? seedRoutes({ units, createTag, addSubscriber, now: () => clock.now() }) : []),
    ],
    consumers: bindConsumers(units, [onCouncilChanged]),
  };
};

/** The subscribers service: contacts of councils, their tags and consent. */
export const subscribersService = defineService({
  name: 'subscribers',
  models: [councilModel, tagModel, subscriberModel, statsModel],
  compose,
});
