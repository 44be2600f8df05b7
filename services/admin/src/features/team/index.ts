import { defineFeature } from '@folkmoot/service-kit';
import { teamRoutes } from './team.routes';

/** The members of a council and their roles. */
export const teamFeature = defineFeature({ name: 'team', routes: teamRoutes });
