import { defineFeature } from '@folkmoot/service-kit';
import { presenceEntity } from '../../entities/presence/presence.mongo';
import { presenceRoutes } from './presence.routes';

export const presenceFeature = defineFeature({
  name: 'presence',
  entities: [presenceEntity],
  routes: presenceRoutes,
});
