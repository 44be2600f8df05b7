import { defineFeature } from '@folkmoot/service-kit';
import { exclusionBatchEntity } from '../../entities/exclusion-batch/exclusion-batch.mongo';
import { exclusionRoutes } from './exclusion.routes';

export const exclusionsFeature = defineFeature({
  name: 'exclusions',
  entities: [exclusionBatchEntity],
  routes: exclusionRoutes,
});
