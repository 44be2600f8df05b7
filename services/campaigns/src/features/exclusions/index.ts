import { defineFeature } from '@folkmoot/service-kit';
import { exclusionRoutes } from './exclusion.routes';

export const exclusionsFeature = defineFeature({ name: 'exclusions', routes: exclusionRoutes });
