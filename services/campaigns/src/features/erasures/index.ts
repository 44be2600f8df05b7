import { defineFeature } from '@folkmoot/service-kit';
import { erasureRoutes } from './erasure.routes';

export const erasuresFeature = defineFeature({ name: 'erasures', routes: erasureRoutes });
