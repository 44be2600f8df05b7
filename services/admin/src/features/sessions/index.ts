import { defineFeature } from '@folkmoot/service-kit';
import { activityEntity } from '../../entities/audit-entry/activity.mongo';
import { sessionEntity } from '../../entities/session/session.mongo';
import { sessionRoutes } from './session.routes';

export { getSession } from './get-session.use-case';

/** Whose a session cookie is, signing out, and acting in a council. */
export const sessionsFeature = defineFeature({
  name: 'sessions',
  entities: [sessionEntity, activityEntity],
  routes: sessionRoutes,
});
