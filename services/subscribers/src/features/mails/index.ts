import { bindConsumers, defineFeature, defineJob } from '@folkmoot/service-kit';
import { createHearBackLinks } from '../../entities/hear-back';
import { createMailBudget } from '../../entities/mail';
import { mailEntity, mailModel } from '../../entities/mail/mail.mongo';
import { createSubscriberLinks } from '../../entities/subscriber';
import { onDeliveryRefused } from './on-delivery-refused.consumer';
import { type MailApp, type MailTools, nextMailWorkAt, sendMails } from './send-mails.use-case';

const SEND_INTERVAL_MS = 2_000;

const mailJobs = ({ systemContext }: MailApp, tools: MailTools) => [
  defineJob('subscribers.send-mails', {
    every: SEND_INTERVAL_MS,
    work: { nextDueAt: () => nextMailWorkAt(systemContext), appearsIn: [mailModel] },
    run: ({ signal }) => sendMails(systemContext, signal, tools),
  }),
];

const mailTools = ({ config, clock, mailer }: MailApp): MailTools => ({
  mailer,
  budget: createMailBudget(config.signupMailsPerHour, () => clock.now().getTime()),
  links: createSubscriberLinks(config.subscriberKey, config.publicOrigin),
  hearBackLinks: createHearBackLinks(config.subscriberKey, config.publicOrigin),
  publicOrigin: config.publicOrigin,
  productName: config.productName,
});

export const mailsFeature = defineFeature({
  name: 'mails',
  entities: [mailEntity],
  dependencies: mailTools,
  consumers: ({ units }: MailApp) => bindConsumers(units, [onDeliveryRefused]),
  jobs: mailJobs,
  mailQueues: ({ systemContext: { acrossCouncils, clock } }: MailApp) => [
    { name: 'sign-ups', waiting: () => acrossCouncils.reader().mailSweep.waitingAcrossCouncils(clock.now()) },
  ],
});
