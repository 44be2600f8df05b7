import type { Session } from '@folkmoot/contracts';
import { type Context, defineFeature } from '@folkmoot/service-kit';
import { activityEntity } from '../../entities/audit-entry/activity.mongo';
import { sessionEntity } from '../../entities/session/session.mongo';
import { type FactorRule, getSession } from './get-session.use-case';
import { sessionRoutes } from './session.routes';
import type { SessionApp, SessionRecords } from './session.types';

/** Outside the demo, system administrators must have a second factor. */
const factorRuleOf = ({ demoData }: SessionApp['config']): FactorRule => ({ ofSystemAdmins: !demoData });

/** The session as the browser sees it, for the features that begin or confirm one. */
export const sessionViewOf: (config: SessionApp['config']) => (context: Context<SessionRecords>) => Promise<Session> =
  (config) => (context) =>
    getSession(context, factorRuleOf(config));

/** Whose a session cookie is, signing out, and acting in a council. */
export const sessionsFeature = defineFeature({
  name: 'sessions',
  entities: [sessionEntity, activityEntity],
  dependencies: ({ config }: SessionApp) => factorRuleOf(config),
  routes: sessionRoutes,
});
