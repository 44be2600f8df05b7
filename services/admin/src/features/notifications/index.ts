import { defineJob } from '@folkmoot/service-kit';
import { queueDigestsAcrossCouncils } from './queue-digests.use-case';
import { queueTeamDigestsAcrossCouncils } from './queue-team-digests.use-case';
import { type NoticeDeps, sendNoticesAcrossCouncils } from './send-notices.use-case';

export { createNotificationTokens } from './notification-token';
export { notificationRoutes } from './notifications.routes';
export { onNoteworthy } from './on-noteworthy.consumer';

const EVERY_MS = 600_000;
const SOON_MS = 5_000;

export const notificationJobs = (deps: NoticeDeps) => [
  defineJob('admin.send-team-digests', {
    every: EVERY_MS,
    run: ({ signal }) => queueTeamDigestsAcrossCouncils(deps, signal),
  }),
  defineJob('admin.queue-digests', { every: EVERY_MS, run: ({ signal }) => queueDigestsAcrossCouncils(deps, signal) }),
  defineJob('admin.send-notices', { every: SOON_MS, run: ({ signal }) => sendNoticesAcrossCouncils(deps, signal) }),
];
