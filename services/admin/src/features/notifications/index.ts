import { defineJob } from '@folkmoot/service-kit';
import { type DigestDeps, sendTeamDigestsAcrossCouncils } from './send-team-digests.use-case';

export { createNotificationTokens } from './notification-token';
export { notificationRoutes } from './notifications.routes';

const EVERY_MS = 600_000;

export const notificationJobs = (deps: DigestDeps) => [
  defineJob('admin.send-team-digests', {
    every: EVERY_MS,
    run: ({ signal }) => sendTeamDigestsAcrossCouncils(deps, signal),
  }),
];
