import { defineFeature } from '@folkmoot/service-kit';
import { overviewRoutes } from './overview.routes';

export const overviewFeature = defineFeature({ name: 'overview', routes: overviewRoutes });
