import { bindConsumers, defineFeature, defineJob } from '@folkmoot/service-kit';
import { digestEntity } from '../../entities/notification/digest.mongo';
import { noticeEntity, noticeModel } from '../../entities/notification/notice.mongo';
import { notificationEntity } from '../../entities/notification/notification.mongo';
import type { NoticeTools, NotificationApp } from './notification.types';
import { createNotificationTokens } from './notification-token';
import { notificationRoutes } from './notifications.routes';
import { onNoteworthy } from './on-noteworthy.consumer';
import { queueDigestsAcrossCouncils } from './queue-digests.use-case';
import { queueTeamDigestsAcrossCouncils } from './queue-team-digests.use-case';
import { sendNoticesAcrossCouncils } from './send-notices.use-case';

const DIGEST_INTERVAL_MS = 600_000;
const SEND_INTERVAL_MS = 5_000;

const noticeTools = ({ config, mailer, logger }: NotificationApp): NoticeTools => ({
  tokens: createNotificationTokens(config.linkKey, config.actorTokenKey),
  mailer,
  logger,
  productName: config.productName,
  publicOrigin: config.publicOrigin,
});

const notificationJobs = ({ systemContext }: NotificationApp, tools: NoticeTools) => [
  defineJob('admin.send-team-digests', {
    every: DIGEST_INTERVAL_MS,
    run: ({ signal }) => queueTeamDigestsAcrossCouncils(systemContext, signal),
  }),
  defineJob('admin.queue-digests', {
    every: DIGEST_INTERVAL_MS,
    run: ({ signal }) => queueDigestsAcrossCouncils(systemContext, signal),
  }),
  defineJob('admin.send-notices', {
    every: SEND_INTERVAL_MS,
    work: {
      nextDueAt: () => systemContext.acrossCouncils.reader().notices.findNextDueAt(),
      appearsIn: [noticeModel],
    },
    run: ({ signal }) => sendNoticesAcrossCouncils(systemContext, signal, tools),
  }),
];

/** Mails to staff, and which of them each person gets. */
export const notificationsFeature = defineFeature({
  name: 'notifications',
  entities: [notificationEntity, noticeEntity, digestEntity],
  dependencies: noticeTools,
  routes: notificationRoutes,
  consumers: ({ units }: NotificationApp) => bindConsumers(units, [onNoteworthy]),
  jobs: notificationJobs,
  mailQueues: ({ systemContext: { acrossCouncils, clock } }: NotificationApp) => [
    { name: 'notices', waiting: () => acrossCouncils.reader().notices.waiting(clock.now()) },
  ],
});
