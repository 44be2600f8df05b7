import { defineFeature } from '@folkmoot/service-kit';
import { statsEntity } from '../../entities/subscriber/stats.mongo';
import { subscriberEntity } from '../../entities/subscriber/subscriber.mongo';
import { suppressionEntity } from '../../entities/suppression/suppression.mongo';
import { subscriberRoutes } from './subscriber.routes';

export const subscribersFeature = defineFeature({
  name: 'subscribers',
  entities: [subscriberEntity, statsEntity, suppressionEntity],
  routes: subscriberRoutes,
});
