import { bindConsumers, defineFeature, defineJob } from '@folkmoot/service-kit';
import { onCampaignChanged } from '../../entities/campaign';
import { campaignEntity, campaignModel } from '../../entities/campaign/campaign.mongo';
import { councilModel } from '../../entities/council/council.mongo';
import { deliveryEntity } from '../../entities/delivery/delivery.mongo';
import { mailingEntity, mailingModel } from '../../entities/mailing/mailing.mongo';
import { createAutomaticReminders } from './automatic-reminder.use-case';
import { ERASE_MAILINGS_JOB, type ErasedCampaign, eraseMailings } from './erase-mailings.use-case';
import { mailingRoutes } from './mailing.routes';
import type { MailingApp, MailingTools } from './mailing.types';
import { createMailingTools } from './mailing-tools';
import { onInvitationsAnswered } from './on-invitations-answered.consumer';
import { createMailingRunner } from './run-mailings.use-case';

const SEND_INTERVAL_MS = 2_000;
const REMINDER_INTERVAL_MS = 60_000;

const mailingConsumers = ({ units, jobs }: MailingApp) =>
  bindConsumers(units, [
    onCampaignChanged((erased) => jobs.schedule(ERASE_MAILINGS_JOB, erased)),
    onInvitationsAnswered,
  ]);

const mailingJobs = ({ systemContext }: MailingApp, tools: MailingTools) => {
  const runMailings = createMailingRunner(systemContext, tools);
  const { mailingSweep } = systemContext.acrossCouncils.reader();
  return [
    defineJob<ErasedCampaign>(ERASE_MAILINGS_JOB, {
      run: ({ data, signal }) => eraseMailings(systemContext, data, signal),
    }),
    defineJob('subscribers.automatic-reminders', {
      every: REMINDER_INTERVAL_MS,
      work: { nextDueAt: mailingSweep.findNextReminderAtAcrossCouncils, appearsIn: [mailingModel] },
      run: ({ signal }) => createAutomaticReminders(systemContext, signal),
    }),
    defineJob('subscribers.send-mailings', {
      every: SEND_INTERVAL_MS,
      work: {
        nextDueAt: mailingSweep.findNextDueAtAcrossCouncils,
        // A mailing also waits for its campaign and its council.
        appearsIn: [mailingModel, campaignModel, councilModel],
      },
      run: ({ signal }) => runMailings(signal),
    }),
  ];
};

/** Invitations and reminders. The copies of campaigns are only used here. */
export const mailingsFeature = defineFeature({
  name: 'mailings',
  entities: [campaignEntity, mailingEntity, deliveryEntity],
  dependencies: createMailingTools,
  routes: mailingRoutes,
  consumers: mailingConsumers,
  jobs: mailingJobs,
  mailQueues: ({ systemContext: { acrossCouncils } }: MailingApp) => [
    { name: 'mailings', waiting: () => acrossCouncils.reader().mailingSweep.waitingAcrossCouncils() },
  ],
});
