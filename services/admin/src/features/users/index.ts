import { bindConsumers, defineFeature, defineJob } from '@folkmoot/service-kit';
import { userEntity, userModel } from '../../entities/user/user.mongo';
import { mailUserNotice, type UserNotice } from './mail-user-notice.use-case';
import { onUserReassigned } from './on-user-reassigned.consumer';
import { userRoutes } from './user.routes';
import type { UserApp } from './user.types';

const MAIL_JOB = 'admin.tell-user';
const MAIL_ATTEMPTS = 6;

const userJobs = ({ systemContext, mailer, config }: UserApp) => [
  defineJob<UserNotice>(MAIL_JOB, {
    attempts: MAIL_ATTEMPTS,
    run: ({ data }) => mailUserNotice(systemContext, data, { mailer, ...config }),
  }),
];

/** The accounts of all councils. */
export const usersFeature = defineFeature({
  name: 'users',
  entities: [userEntity],
  routes: userRoutes,
  consumers: ({ units, jobs }: UserApp) =>
    bindConsumers(units, [onUserReassigned((notice) => jobs.schedule(MAIL_JOB, notice))]),
  jobs: userJobs,
  // The people of an erased council keep their accounts, without a council.
  erasure: () => ({ kept: [userModel] }),
});
