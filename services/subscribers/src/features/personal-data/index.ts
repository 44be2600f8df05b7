import { defineFeature } from '@folkmoot/service-kit';
import { personRoutes } from './person.routes';

export const personalDataFeature = defineFeature({ name: 'personal-data', routes: personRoutes });
