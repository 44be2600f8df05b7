import path from 'node:path';
import { createInvitationTokens } from '@folkmoot/service-kit';
import { createDeliveryHeaders, createDeliveryRefs, createSendingJournal } from '../../entities/delivery';
import { createHearBackLinks } from '../../entities/hear-back';
import { createSubscriberLinks } from '../../entities/subscriber';
import { askPublic } from './answers-asked';
import type { MailingApp, MailingTools } from './mailing.types';
import { askAdmin } from './own-address';

/** Whether the operator has set up a way in which reports arrive. */
const areBouncesReported = ({
  mailEventsSecret,
  mailEventsSendgridKey,
  mailEventsMailgunKey,
  mailEventsSesTopics = [],
  bounceMailboxUrl,
}: MailingApp['config']): boolean =>
  mailEventsSesTopics.length > 0 ||
  [mailEventsSecret, mailEventsSendgridKey, mailEventsMailgunKey, bounceMailboxUrl].some((each) => each !== undefined);

export const createMailingTools = ({ config, logger, mailer }: MailingApp): MailingTools => ({
  logger,
  mailer,
  links: createSubscriberLinks(config.subscriberKey, config.publicOrigin),
  hearBackLinks: createHearBackLinks(config.subscriberKey, config.publicOrigin),
  invitations: createInvitationTokens(config.subscriberKey),
  productName: config.productName,
  publicOrigin: config.publicOrigin,
  sender: config.mailFrom,
  pace: { perSecond: config.mailsPerSecond, atOnce: config.mailsAtOnce },
  undoSeconds: config.mailingUndoSeconds,
  journal: createSendingJournal(path.join(config.dataDir, 'sending')),
  askAnswered: askPublic(config),
  addressOf: askAdmin(config),
  deliveryRefs: createDeliveryRefs(config.subscriberKey),
  deliveryHeaders: createDeliveryHeaders({
    sendgrid: config.mailEventsSendgridKey !== undefined,
    mailgun: config.mailEventsMailgunKey !== undefined,
  }),
  areBouncesReported: areBouncesReported(config),
});
