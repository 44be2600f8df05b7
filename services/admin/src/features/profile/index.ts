import { bindConsumers, defineFeature, defineJob } from '@folkmoot/service-kit';
import { addressChangeEntity } from '../../entities/address-change/address-change.mongo';
import { type AddressNoticeJob, mailAddressNotices } from './mail-address-notices.use-case';
import { onAddressChanged } from './on-address-changed.consumer';
import { profileRoutes } from './profile.routes';
import type { ProfileApp, ProfileMailTools } from './profile.types';

const MAIL_JOB = 'admin.mail-address-notice';
const MAIL_ATTEMPTS = 6;

const mailTools = ({ mailer, config }: ProfileApp): ProfileMailTools => ({
  mailer,
  productName: config.productName,
  publicOrigin: config.publicOrigin,
  supportEmail: config.supportEmail,
});

/** The name and the email address of the signed-in person. */
export const profileFeature = defineFeature({
  name: 'profile',
  entities: [addressChangeEntity],
  dependencies: mailTools,
  routes: profileRoutes,
  consumers: ({ units, jobs }: ProfileApp) =>
    bindConsumers(units, [onAddressChanged((job) => jobs.schedule(MAIL_JOB, job))]),
  jobs: (app: ProfileApp) => [
    defineJob<AddressNoticeJob>(MAIL_JOB, {
      attempts: MAIL_ATTEMPTS,
      run: ({ data }) => mailAddressNotices(app.systemContext, data, mailTools(app)),
    }),
  ],
});
