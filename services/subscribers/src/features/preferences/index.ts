import { defineFeature } from '@folkmoot/service-kit';
import { preferenceRoutes } from './preferences.routes';

export const preferencesFeature = defineFeature({ name: 'preferences', routes: preferenceRoutes });
