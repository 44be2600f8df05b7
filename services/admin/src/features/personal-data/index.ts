import { defineFeature } from '@folkmoot/service-kit';
import { personalDataRoutes } from './personal-data.routes';

/** The data of a member of staff, by address. */
export const personalDataFeature = defineFeature({ name: 'personal-data', routes: personalDataRoutes });
